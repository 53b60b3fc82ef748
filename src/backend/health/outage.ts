import type { Checks } from '@/backend/host';
import type { Store } from '@/backend/store/port';
import type { Found } from '@/contract/contentHealth';

/** What was found, by address. */
export type Answers = ReadonlyMap<string, Found | 'unknown'>;

/** How many sites are asked whether they still answer, and out of how many links they are taken. */
const witnesses = 3;
const candidates = 100;

/**
 * Returns what is known for sure: where more sites fail than answer, this server's own connection may be the reason. So that one link alone
 * can be judged, sites that have answered before are asked as well.
 */
export async function withoutOutage(store: Store, checks: Checks, answers: Answers): Promise<Answers> {
  const [failing, answering] = [hostsOf(answers, fails), hostsOf(answers, answered)];
  if (failing.size <= answering.size) return answers;
  const asked = new Map<string, Found | 'unknown'>();
  for (const address of await othersThatOpen(store, new Set([...failing, ...answering])))
    asked.set(address, await checks.found({ kind: 'link', address }));
  if (failing.size <= answering.size + hostsOf(asked, answered).size) return answers;
  return new Map([...answers].map(([address, found]) => [address, fails(found) ? 'unknown' : found]));
}

const fails = (found: Found | 'unknown'): boolean =>
  found !== 'unknown' && (found.fault === 'unreachable' || found.fault === 'server_error');

/** An address that isn't one, and one in a private network, tell nothing: no site was asked. */
const answered = (found: Found | 'unknown'): boolean =>
  found !== 'unknown' && !fails(found) && found.fault !== 'malformed' && found.fault !== 'private';

const hostsOf = (answers: Answers, fits: (found: Found | 'unknown') => boolean): Set<string> =>
  new Set([...answers].flatMap(([address, found]) => (fits(found) ? hostOf(address) : [])));

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/** Returns links of other sites that opened when they were checked last, one of each. */
async function othersThatOpen(store: Store, known: ReadonlySet<string>): Promise<string[]> {
  const where = { kind: 'link', fault: null, unchecked_since: null, checked_date: { not: null } } as const;
  const rows = await store.list('content_check', {
    where,
    columns: ['address'],
    sort: [{ column: 'checked_date', order: 'desc' }],
    limit: candidates,
  });
  const byHost = new Map(rows.flatMap(({ address }) => (address === null ? [] : [[hostOf(address), address] as const])));
  return [...byHost].flatMap(([host, address]) => (known.has(host) ? [] : address)).slice(0, witnesses);
}
