import type { TestHost } from '@tests/contract/api';
import { z } from 'zod/mini';
import { type Store, StoreUnavailable } from '@/backend/store/port';
import { fieldChange } from '@/contract/history';

/** What a run has come to: what was acknowledged, and what nobody knows of. */
export interface Told {
  /** The texts of the records that were added: whether each was acknowledged. */
  added: Map<string, boolean>;
  /** By enquiry, the status that was acknowledged last, and those of which nobody knows: they may still be on their way. */
  statuses: Map<number, { last?: string | undefined; perhaps: string[] }>;
  /** The titles that records were given, by which they had for who gave it; all were acknowledged. */
  changed: Map<string, string>;
  /** How many sessions have begun: nobody signs out, and nobody's tokens are stolen. */
  sessions: number;
  /** What was seen that may not be. */
  wrong: string[];
}

/** Returns what is wrong after a run. */
export const wrongAfter = async (hosts: readonly TestHost[], store: Store, told: Told): Promise<string[]> => [
  ...told.wrong,
  ...(await wrongRecords(store, told)),
  ...(await wrongHistory(store, told)),
  ...(await wrongSessions(store, told)),
  ...wrongReports(hosts),
];

async function wrongRecords(store: Store, { added, statuses }: Told): Promise<string[]> {
  const wrong: string[] = [];
  for (const [token, isDone] of added) {
    const count = await store.count('faq', { where: { faq_desc: `<p>${token}</p>` } });
    if (isDone ? count !== 1 : count > 1) wrong.push(`${token} is there ${count} times, acknowledged: ${isDone}`);
  }
  for (const [iid, { last, perhaps }] of statuses) {
    const { enquiry_status: status = '' } = (await store.get('enquiry', iid)) ?? {};
    if (last !== undefined && status !== last && !perhaps.includes(status))
      wrong.push(`enquiry ${iid} is ${status}, not ${last}`);
  }
  return wrong;
}

const changes = z.array(fieldChange);

/**
 * The history of a record leads from its first state to its present one, each change from where the one before has come; and each change that
 * was acknowledged stands there once, from what its author saw.
 */
async function wrongHistory(store: Store, { changed }: Told): Promise<string[]> {
  const wrong: string[] = [];
  const found = new Map<unknown, unknown>();
  for (const faq of await store.list('faq')) {
    const entries = await store.list('history', { where: { area: 'faq', record_iid: faq.iid }, sort: ['iid'] });
    if (entries.filter(({ kind }) => kind === 'created').length > 1) wrong.push(`faq ${faq.iid} came twice`);
    let title: unknown;
    for (const { before, after } of entries.flatMap((entry) => changes.parse(JSON.parse(entry.changes)).filter(isOfTitle))) {
      if (title !== undefined && title !== before)
        wrong.push(`faq ${faq.iid} goes from ${String(title)}, and on from ${String(before)}`);
      if (found.has(after)) wrong.push(`${String(after)} was written twice`);
      found.set(after, before);
      title = after;
    }
    if (title !== undefined && title !== faq.faq_title)
      wrong.push(`faq ${faq.iid} has come to ${String(title)}, and is ${faq.faq_title}`);
  }
  for (const [after, before] of changed) {
    if (found.get(after) !== before)
      wrong.push(`${after} was written in the place of ${before}, not of ${String(found.get(after))}`);
  }
  return wrong;
}

const isOfTitle = ({ field }: z.infer<typeof fieldChange>): boolean => field === 'faq_title';

/** No session ends by an answer that was lost. */
async function wrongSessions(store: Store, { sessions }: Told): Promise<string[]> {
  const standing = await store.count('session');
  return standing === sessions ? [] : [`of ${sessions} sessions ${standing} stand`];
}

/** A process that is killed says why; nothing else goes wrong. */
const wrongReports = (hosts: readonly TestHost[]): string[] =>
  hosts.flatMap(({ reports }) => reports).flatMap((error) => (error instanceof StoreUnavailable ? [] : [String(error)]));
