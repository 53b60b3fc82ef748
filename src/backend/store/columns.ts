import { type AnyPgColumn, customType, integer, numeric } from 'drizzle-orm/pg-core';

/** A moment: ISO 8601 in UTC in a row, `timestamptz` in PostgreSQL. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (stored) => new Date(stored).toISOString(),
});

/** A record's id. */
export const iid = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** The id of a record in another table, or in its own. Queries follow it: its type knows the table's name. */
export const refers = <Target extends string>(target: Target, column: () => AnyPgColumn<{ tableName: Target }>) =>
  Object.assign(integer().references(column), { target });

/** A number of at most 2 decimals, for money and percents: exact in PostgreSQL. */
export const decimal = () => numeric({ precision: 12, scale: 2, mode: 'number' });
