import { type Person } from '@/backend/handler';
import { checkRight } from '@/backend/session/rights';
import { tableNames } from '@/backend/store/tables';
import { mayRead, type RightArea } from '@/contract/rights';

import { detailsIn } from './keptTables';

type Holder = Pick<Person, 'rights'>;

/** Returns the tables of whose records a person may see the history; undefined for all. */
export function readableTables({ rights }: Holder): readonly string[] | undefined {
  if (!rights) return undefined;
  return tableNames.filter((table) => mayRead(rights, rightAreaOf(table)));
}

/** Refuses whoever has no right to look at a record, or if it `writes`, to change it; its `area` is its table. */
export const checkRecordRight = (person: Holder, { area }: { area: string }, { writes }: { writes: boolean }): void =>
  checkRight(person, { area: rightAreaOf(area), writes });

/** Returns the area of rights of a table's records, or of the records whose parts its rows are. Records of a table that no version of ours keeps any more are for those who manage the staff. */
export function rightAreaOf(table: string): RightArea {
  const { right, partOf } = detailsIn(table);
  return right ?? detailsIn(partOf?.table ?? '').right ?? 'staff';
}
