import { detailsOf, isTableName, type TableName, tableNames } from '@/backend/store/tables';

/** Whether a table's rows are records whose writes are kept. */
export const isRecord = (table: TableName): boolean => detailsOf(table).right !== undefined;

/** Whether a table's rows are such records, or parts of them. */
export const isKept = (table: TableName): boolean => isRecord(table) || detailsOf(table).partOf !== undefined;

/** Returns what is known of a record's table; nothing where no version of ours has it any more. */
export const detailsIn = (area: string): ReturnType<typeof detailsOf> => (isTableName(area) ? detailsOf(area) : {});

/** Returns the rows that are a field of a record; undefined for any other field. */
export const partAt = (area: string, field: string) =>
  tableNames.map((table) => detailsOf(table).partOf).find((part) => part?.table === area && part.field === field);
