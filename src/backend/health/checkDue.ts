import { childrenOf } from '@/backend/childrenOf';
import type { Checks, Opened } from '@/backend/host';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import type { Found } from '@/contract/contentHealth';
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
  const found = new Map<string, Found>();
  const open = async (address: string) => {
    const known = othersAt(address).find(({ checked_date }) => checked_date !== null && checked_date >= since);
    const answer = known ?? (await checks.found({ kind, address }));
    // What can't be told stays as it was found before, and is tried again tomorrow.
    if (answer !== 'unknown') found.set(address, { fault: answer.fault, detail: answer.detail });
  };
  for (let begun = 0; begun < addresses.length; begun += abreast)
    await Promise.all(addresses.slice(begun, begun + abreast).map(open));
  await keepFound(store, due, found);
  return due.length;
}

/** Opens a link or an image now, and keeps what is found for every record that names it. */
export async function checkNow({ store, checks, now }: Job, { kind, address }: Opened): Promise<void> {
  const answer = await checks.found({ kind, address });
  const standing = await checksAt(store, kind, [address]);
  const changes = { ...(answer !== 'unknown' && answer), checked_date: now.toISOString() };
  await store.updateMany('content_check', { where: { iid: standing.map(({ iid }) => iid) } }, changes);
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

async function keepFound(store: Store, due: readonly Check[], found: ReadonlyMap<string, Found>): Promise<void> {
  const changed = due.flatMap(({ iid, address, fault, detail }) => {
    const now = found.get(address ?? '');
    return now && (now.fault !== fault || now.detail !== detail) ? [{ iid, ...now }] : [];
  });
  if (changed.length > 0) await store.updateEach('content_check', changed);
}
