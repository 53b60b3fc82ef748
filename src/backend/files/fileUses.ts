import type { Context } from '@/backend/handler';
import { detailsIn } from '@/backend/history/keptTables';
import { recordNames } from '@/backend/history/recordNames';
import { belowOf } from '@/backend/history/recycledEntry';
import { type Fields } from '@/backend/history/touchedRows';
import { childrenOf } from '@/backend/records/childrenOf';
import { changed } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import { isTableName, type Row, type TableName } from '@/backend/store/tables';
import type { NamingRecord } from '@/contract/file';
import { fileNameOf, withFiles } from '@/domain/mediaPath';
import { isSame } from '@/domain/rows/mergeEdits';

type Uses = readonly Pick<Row<'file_use'>, 'area' | 'record_iid'>[];

/** Groups rows that name a file by their tables. */
function byTable(uses: Uses): [TableName, number[]][] {
  const usesOf = childrenOf(uses, ({ area }) => area);
  const areas = [...new Set(uses.map(({ area }) => area))];
  return areas.filter(isTableName).map((table) => [table, usesOf(table).map(({ record_iid }) => record_iid)]);
}

/** Returns the records of rows that name a file: a part's is the record that it is a part of. */
export async function namingRecords(store: Store, uses: Uses): Promise<NamingRecord[]> {
  const owners = (await Promise.all(byTable(uses).map(([table, iid]) => ownersOf(store, table, iid)))).flat();
  const idsOf = childrenOf(owners, ({ area }) => area);
  const records: NamingRecord[] = [];
  for (const area of new Set(owners.map((owner) => owner.area))) {
    const rows = await store.list(area, { where: { iid: [...new Set(idsOf(area).map(({ iid }) => iid))] }, sort: ['iid'] });
    const names = await recordNames(store, area, rows);
    for (const [place, row] of rows.entries()) {
      const name = names[place] ?? '';
      records.push({
        area,
        record: row.iid,
        name: detailsIn(area).isFile ? fileNameOf(name) : name,
        below: belowOf(area, row),
      });
    }
  }
  return records;
}

async function ownersOf(store: Store, table: TableName, iids: readonly number[]): Promise<{ area: TableName; iid: number }[]> {
  const { partOf } = detailsIn(table);
  if (!partOf || !isTableName(partOf.table)) return iids.map((iid) => ({ area: table, iid }));
  const { table: area, by } = partOf;
  const parts: readonly Fields[] = await store.list(table, { where: { iid: iids } });
  return parts.map((part) => ({ area, iid: Number(part[by]) }));
}

/** Puts another file in the place of one in all rows that name it; returns how many. */
export async function replaceIn(context: Context, uses: Uses, from: string, to: string): Promise<number> {
  const { store } = context;
  let count = 0;
  for (const [table, iid] of byTable(uses)) {
    const rows: readonly (Fields & { iid: number })[] = await store.list(table, { where: { iid }, sort: ['iid'], lock: 'lock' });
    const replaced = rows.map((row) => withFile(row, from, to)).filter((row, place) => !isSame(row, rows[place]));
    const columns = Object.keys(replaced[0] ?? {}).filter((name) =>
      replaced.some((row, place) => row[name] !== rows[place]?.[name]),
    );
    const stamps = 'modified_date' in (rows[0] ?? {}) ? changed(context) : {};
    await store.updateEach(
      table,
      replaced.map((row) => ({ iid: row.iid, ...Object.fromEntries(columns.map((name) => [name, row[name]])), ...stamps })),
    );
    count += replaced.length;
  }
  return count;
}

const withFile = <R extends Fields>(row: R, from: string, to: string): R => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, withFiles(value, (path) => (path === from ? to : path))]] : [],
    ),
  ),
});
