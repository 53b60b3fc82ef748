import type { NotNull } from 'drizzle-orm';
import { boolean, integer, type PgColumnBuilderBase, text } from 'drizzle-orm/pg-core';
import { z } from 'zod/mini';
import { leavesOf } from '@/contract/leaves';
import { decimal, iid, instant, type refers } from './columns';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Reference = ReturnType<typeof refers<string>>;
type References<Fields> = { readonly [Name in keyof Fields]?: Reference };

/**
 * Makes the columns of a table from a contract record's shape, which alone says a field's type, and whether it may be null. What a shape
 * can't say is said here: the table to which a number refers.
 */
export function recordColumns<Fields extends Shape, Targets extends References<Fields>>(
  fields: Fields,
  targets: Targets,
): RecordColumns<Fields, Targets> {
  const columns = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnOf(name, field, targets)]));
  if (!isWhole<Fields, Targets>(columns, fields)) throw new Error('A field has no column');
  return columns;
}

type RecordColumns<Fields extends Shape, Targets> = {
  [Name in keyof Fields]: Filled<
    Name extends keyof Targets ? (Targets[Name] extends Reference ? Targets[Name] : never) : ColumnOf<z.output<Fields[Name]>>,
    z.output<Fields[Name]>
  >;
};
type Filled<Column extends PgColumnBuilderBase, Value> = null extends Value ? Column : NotNull<Column>;

type ColumnOf<Value> = [NonNullable<Value>] extends [number]
  ? ColumnFor<'number', 'PgInteger' | 'PgNumericNumber', number>
  : [NonNullable<Value>] extends [boolean]
    ? ColumnFor<'boolean', 'PgBoolean', boolean>
    : ColumnFor<'string', 'PgText', NonNullable<Value>>;
type ColumnFor<DataType extends 'boolean' | 'number' | 'string', ColumnType extends string, Data> = PgColumnBuilderBase<{
  name: '';
  dataType: DataType;
  columnType: ColumnType;
  data: Data;
  driverParam: boolean | number | string;
  enumValues: undefined;
}>;

const isWhole = <Fields extends Shape, Targets>(columns: object, fields: Fields): columns is RecordColumns<Fields, Targets> =>
  Object.keys(fields).every((name) => name in columns);

function columnOf(name: string, field: z.ZodMiniType, targets: Readonly<Record<string, Reference | undefined>>) {
  if (name === 'iid') return iid();
  const column = targets[name] ?? builderOf(name, field);
  return field instanceof z.ZodMiniNullable ? column : column.notNull();
}

/** A column that may be null unless `notNull` is called. */
interface Nullable extends PgColumnBuilderBase {
  notNull(): PgColumnBuilderBase;
}

/** Returns the column type for a field's values, by what our own server returns, whatever other servers may send. */
function builderOf(name: string, field: unknown): Nullable {
  const [value] = leavesOf(field);
  if (value instanceof z.ZodMiniISODateTime) return instant();
  if (value instanceof z.ZodMiniString || value instanceof z.ZodMiniStringFormat || value instanceof z.ZodMiniEnum) return text();
  if (value instanceof z.ZodMiniBoolean) return boolean();
  if (value instanceof z.ZodMiniNumberFormat) return integer();
  if (value instanceof z.ZodMiniNumber) return decimal();
  throw new Error(`No column holds ${name}`);
}
