import * as accountTables from './accountTables';
import * as catalogueTables from './catalogueTables';
import * as chatTables from './chatTables';
import * as classTables from './classTables';
import * as contentTables from './contentTables';
import * as discussionTables from './discussionTables';
import * as employeeTables from './employeeTables';
import * as enquiryTables from './enquiryTables';
import * as fileTables from './fileTables';
import * as healthTables from './healthTables';
import * as historyTables from './historyTables';
import * as modelsetTables from './modelsetTables';
import * as operationTables from './operationTables';
import * as organisationTables from './organisationTables';
import * as passageTables from './passageTables';
import * as quizTables from './quizTables';
import { details, type TableDetails } from './recordTable';

/** The one schema: keys are the tables' names, and a column's key is its name in the database and on the wire. */
export const tables = {
  ...accountTables,
  ...catalogueTables,
  ...contentTables,
  ...modelsetTables,
  ...classTables,
  ...quizTables,
  ...passageTables,
  ...organisationTables,
  ...employeeTables,
  ...enquiryTables,
  ...fileTables,
  ...healthTables,
  ...historyTables,
  ...chatTables,
  ...discussionTables,
  ...operationTables,
};

export type TableName = keyof typeof tables;
export const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name);
export const tableNames = Object.keys(tables).filter(isTableName);
/** A row to store: JSON values only. The store adds the `iid`. */
export type NewRow<T extends TableName> = Omit<(typeof tables)[T]['$inferSelect'], 'iid'>;
export type Row<T extends TableName> = NewRow<T> & { iid: number };

/** Returns what is known of a table besides its columns. */
export const detailsOf = (table: TableName): TableDetails => tables[table][details];
