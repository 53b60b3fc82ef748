import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';

export type ServerEvent = Row<'server_event'>['kind'];

/** Notes that something has happened, in the place of its last time. */
export async function noteEvent(store: Store, kind: ServerEvent, at: Date, about: string | null = null): Promise<void> {
  await forgetEvents(store, [kind]);
  await store.insert('server_event', { kind, at: at.toISOString(), about });
}

export const forgetEvents = (store: Store, kinds: readonly ServerEvent[]) =>
  store.removeMany('server_event', { where: { kind: [...kinds] } });

/** Returns the last time of each of these that has happened. */
export async function lastEvents(
  store: Store,
  kinds: readonly ServerEvent[],
): Promise<Partial<Record<ServerEvent, Row<'server_event'>>>> {
  const rows = await store.list('server_event', { where: { kind: [...kinds] }, sort: ['iid'] });
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
}
