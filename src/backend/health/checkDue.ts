import type { Checks, Opened } from '@/backend/host';
import { childrenOf } from '@/backend/records/childrenOf';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import type { Found } from '@/contract/contentHealth';
import { isSame } from '@/domain/rows/mergeEdits';
import { addressStart } from './checkedParts';

type Check = Row<'content_check'>;

const day = 24 * 60 * 60 * 1000;

/** How many are opened at the same time. */
const abreast = 4;

interface Job {
  store: Store;
  checks: Checks;
  now: Date;
}

/** Checks the links or images that weren't checked for a day, `most` of them, each address once; returns how many. */
export async function checkDue({ store, checks, now }: Job, kind: Opened['kind'], most: number): Promise<number> {
  const since = new Date(now.getTime() - day).toISOString();
  const due = await claim(store, { kind, most, since, now });
  const addresses = [...new Set(due.map(({ address }) => address ?? ''))];
  const claimed = new Set(due.map(({ iid }) => iid));
  const others = (await checksAt(store, kind, addresses)).filter(({ iid }) => !claimed.has(iid));
  const othersAt = childrenOf(others, ({ address }) => address);
  const known = new Map<string, Found | 'unknown'>();
  const found = new Map<string, Found | 'unknown'>();
  const open = async (address: string) => {
    const other = othersAt(address).find(({ checked_date }) => checked_date !== null && checked_date >= since);
    if (other) known.set(address, other.unchecked_since === null ? foundBy(other) : 'unknown');
    else found.set(address, await checks.found({ kind, address }));
  };
  for (let begun = 0; begun < addresses.length; begun += abreast)
    await Promise.all(addresses.slice(begun, begun + abreast).map(open));
  const sure = kind === 'link' ? await withoutOutage(store, checks, found) : found;
  await keepFound(store, due, { answers: new Map([...known, ...sure]), now });
  return due.length;
}

const foundBy = ({ fault, detail }: Check): Found => ({ fault, detail });

/** Opens a link or an image now, and keeps what is found for every record that names it. */
export async function checkNow({ store, checks, now }: Job, { kind, address }: Opened): Promise<void> {
  const found = new Map([[address, await checks.found({ kind, address })]]);
  const answers = kind === 'link' ? await withoutOutage(store, checks, found) : found;
  const standing = await checksAt(store, kind, [address]);
  await store.updateMany(
    'content_check',
    { where: { iid: standing.map(({ iid }) => iid) } },
    { checked_date: now.toISOString() },
  );
  await keepFound(store, standing, { answers, now });
}

interface Claim {
  kind: Opened['kind'];
  most: number;
  since: string;
  now: Date;
}

/** Returns the checks that are due, those of new links first, and marks them as made: no other process makes them as well. */
const claim = (store: Store, { kind, most, since, now }: Claim): Promise<Check[]> =>
  store.tx(async (tx) => {
    const lock = 'lock' as const;
    const fresh = await tx.list('content_check', { where: { kind, checked_date: null }, limit: most, lock });
    const old = await tx.list('content_check', {
      where: { kind, checked_date: { lt: since } },
      sort: ['checked_date'],
      limit: most - fresh.length,
      lock,
    });
    const due = [...fresh, ...old];
    const where = { iid: due.map(({ iid }) => iid) };
    if (due.length > 0) await tx.updateMany('content_check', { where }, { checked_date: now.toISOString() });
    return due;
  });

const checksAt = (store: Store, kind: Opened['kind'], address: readonly string[]): Promise<Check[]> =>
  store.list('content_check', { where: { kind, address, address_start: address.map(addressStart) } });

/** Keeps what was found. What can't be told stays as it was found before, is said not to be checked, and is tried again tomorrow. */
async function keepFound(
  store: Store,
  checked: readonly Check[],
  { answers, now }: { answers: Answers; now: Date },
): Promise<void> {
  const changed = checked.flatMap((check) => {
    const answer = answers.get(check.address ?? '');
    if (!answer) return [];
    const fresh =
      answer === 'unknown'
        ? { ...foundBy(check), unchecked_since: check.unchecked_since ?? now.toISOString() }
        : { ...answer, unchecked_since: null };
    const { iid, fault, detail, unchecked_since } = check;
    return isSame({ fault, detail, unchecked_since }, fresh) ? [] : [{ iid, ...fresh }];
  });
  if (changed.length > 0) await store.updateEach('content_check', changed);
}

/** What was found, by address. */
type Answers = ReadonlyMap<string, Found | 'unknown'>;

/** How many sites are asked whether they still answer, and out of how many links they are taken. */
const witnesses = 3;
const candidates = 100;

/**
 * Returns what is known for sure: where more sites fail than answer, this server's own connection may be the reason. So that one link alone
 * can be judged, sites that have answered before are asked as well.
 */
async function withoutOutage(store: Store, checks: Checks, answers: Answers): Promise<Answers> {
  const [failing, answering] = [hostsOf(answers, fails), hostsOf(answers, answered)];
  if (failing.size <= answering.size) return answers;
  const asked = new Map<string, Found | 'unknown'>();
  for (const address of await othersThatOpen(store, new Set([...failing, ...answering])))
    asked.set(address, await checks.found({ kind: 'link', address }));
  if (failing.size <= answering.size + hostsOf(asked, answered).size) return answers;
  return new Map([...answers].map(([address, found]) => [address, fails(found, address) ? 'unknown' : found]));
}

/** A network that leads every name to an address of its own, to sign in for instance, is no fault of a site either. */
const fails = (found: Found | 'unknown', address: string): boolean =>
  found !== 'unknown' &&
  (found.fault === 'unreachable' || found.fault === 'server_error' || (found.fault === 'private' && isNamed(address)));

/** Whether an address has a name of the internet, rather than numbers or one of an office's own network. */
const isNamed = (address: string): boolean => URL.canParse(address) && /\.[a-z]{2,}$/i.test(new URL(address).hostname);

/** An address that isn't one, and one by the numbers of a private network, tell nothing: no site was asked. */
const answered = (found: Found | 'unknown', address: string): boolean =>
  found !== 'unknown' && !fails(found, address) && found.fault !== 'malformed' && found.fault !== 'private';

const hostsOf = (answers: Answers, fits: (found: Found | 'unknown', address: string) => boolean): Set<string> =>
  new Set([...answers].flatMap(([address, found]) => (fits(found, address) ? hostOf(address) : [])));

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
