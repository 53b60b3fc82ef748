import { z } from 'zod/mini';
import { askedOf, fieldsBelow, lastChoice, usualName } from '@/components/form/filterDefaults';
import type { Adapter } from '@/contract/adapter';
import { type Call, pathParams } from '@/contract/call';

type Input = Readonly<Record<string, unknown>>;

/**
 * What is known of what lists ask for: the courses and the years that there are, or what the records that a list's stand below hold, by
 * usual names.
 */
export interface Known {
  courses?: readonly number[];
  years?: readonly number[];
  above?: readonly Input[];
}

interface ListReads {
  /** The reads; none where the call can't be sent, because fields are missing. */
  reads: readonly { call: Call; input: Input }[];
  /** The fields that must be chosen first. */
  missing: readonly string[];
  /** The last choice in the tab, which the reads are limited to: other records aren't found. */
  chosen: Input;
}

/**
 * Returns the reads that find a resource's records by what was typed: of all records, or of the last choice in the tab; one read for each
 * value of a field that has few, or for each of the known courses and years. A list that is read page by page isn't read whole.
 */
export function listReads(adapter: Adapter, typed: string, known: Known = {}): ListReads {
  const asking = askingOf(adapter, typed);
  if (!asking) return { reads: [], missing: [], chosen: {} };
  const { call, params, text, shape } = asking;
  const fields = Object.entries<unknown>(shape).filter(([field]) => !(field in text));
  const valuesOf = (field: string, schema: unknown): readonly unknown[] | undefined => {
    if (schema instanceof z.ZodMiniEnum) return schema.options;
    return { courses: known.courses, year: known.years }[usualName(field)];
  };
  const isAbove = (field: string) => known.above !== undefined && fieldsAbove.has(usualName(field));
  const few = fields.flatMap(([field, schema]) => {
    const values = valuesOf(field, schema);
    return values ? [{ field, values }] : [];
  });
  const open = fields.flatMap(([field, schema]): [string, z.ZodMiniType][] =>
    schema instanceof z.ZodMiniType && !valuesOf(field, schema) && !isAbove(field) ? [[field, schema]] : [],
  );
  const chosen = lastChoice(z.object(Object.fromEntries(open)));
  const asked = few.reduce<Input[]>(
    (inputs, { field, values }) => inputs.flatMap((input) => values.map((value) => ({ ...input, [field]: value }))),
    heldAbove(shape, known.above).map((held) => ({ ...held, ...chosen, ...text })),
  );
  const missing = open.flatMap(([field, schema]) => (field in chosen || mayBeLeftOut(schema) ? [] : [field]));
  if (missing.length > 0) return { reads: [], missing, chosen };
  return { reads: asked.flatMap((input) => sentOf(call, params, input)), missing, chosen };
}

/** What a list may ask for that the records above its own hold. */
const fieldsAbove = new Set(['courses', ...fieldsBelow('courses'), 'year', ...fieldsBelow('year')]);

/** What those hold of what a call asks for, each once. */
function heldAbove(shape: object, above: readonly Input[] = [{}]): Input[] {
  const held = above.map((record) => askedOf({ shape }, record));
  return [...new Map(held.map((input) => [JSON.stringify(input), input])).values()];
}

/** The call by which a resource's records are found, what its path and its body ask for, and what they are told of what was typed. */
function askingOf({ find, list, tree, pageSize }: Adapter, typed: string) {
  const call = find?.call ?? list ?? tree;
  if (!call) return undefined;
  const params = pathParams(call.path).filter((name) => pageSize === undefined || name !== 'page');
  const shape = { ...Object.fromEntries(params.map((name) => [name, z.string()])), ...call.body?.shape };
  return { call, params, shape, text: find?.asked?.(typed) ?? {} };
}

const mayBeLeftOut = (schema: unknown): boolean => schema instanceof z.ZodMiniType && schema.safeParse(undefined).success;

/** Returns a call with its path's parameters and its body's fields, if those are valid. */
function sentOf(call: Call, params: readonly string[], input: Input) {
  const body = call.body ? call.body.safeParse(input).data : {};
  const path = Object.fromEntries(params.map((name) => [name, String(input[name])]));
  return body ? [{ call, input: { ...path, ...body } }] : [];
}
