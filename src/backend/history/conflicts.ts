import { z } from 'zod/mini';
import type { Store } from '@/backend/store/port';
import { isTableName, type TableName } from '@/backend/store/tables';
import { say } from '@/contract/message';
import { wholeNumberIn } from '@/domain/typed/wholeNumber';
import { versionOf } from '@/domain/versionOf';
import { Refusal } from '../refusal';
import { isRecord } from './keptTables';
import type { Fields, TouchedRows } from './touchedRows';

/** The version of a record on which a change is based. */
export interface Expected {
  area: TableName;
  iid: number;
  version: string;
}

/** Reads the header `If-Match: "faq/12/2026-11-27T05:00:00.000Z"`; undefined for any other, which isn't about a version of ours. */
export function readIfMatch(header: string | undefined): Expected | undefined {
  const [, area = '', iid, version = ''] = header?.match(/^"(\w+)\/(\d+)\/([^"/]+)"$/) ?? [];
  const number = wholeNumberIn(iid);
  return isTableName(area) && isRecord(area) && number !== undefined ? { area, iid: number, version } : undefined;
}

/** Refuses a change with 409 if its record was written since the version that it is based on; the answer says by whom. */
export async function checkVersion(store: Store, touched: TouchedRows, { area, iid, version }: Expected): Promise<void> {
  const known = touched.get(`${area}/${iid}`);
  const standing: Fields | undefined = known ? known.before : await store.get(area, iid);
  const present = standing && versionOf(standing);
  if (present === undefined || present === version) return;
  const by = z.catch(z.string(), '').parse(standing?.['modified_by']);
  throw new Refusal(409, { msg: say('changed_meanwhile', { by }) });
}
