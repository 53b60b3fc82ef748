import { createBackend } from '@/backend/app';
import { usualLifetimes } from '@/backend/host';
import type { Row } from '@/backend/store/tables';
import { mediaPath } from '@/domain/mediaPath';
import type { Transport } from '@/providers/api/transport';
import { createDemoHost } from './demoHost';
import { createDemoTransport } from './demoTransport';
import { demoPasswords } from './passwords';
import { seedTables } from './seed';
import { createBrowserStorage, type Storage } from './storage';
import { readSwitches } from './switches';

export type OutboxMail = Row<'outbox_mail'>;

export interface Demo {
  transport: Transport;
  /** The answer to GET `/media/{path}`: the page's own address has no files. */
  media(path: string): Promise<Response>;
  /** Puts the fixtures back; whoever is signed in stays so. */
  reset(): Promise<void>;
  /** The mails that a server would have sent, newest first. */
  outbox(): Promise<OutboxMail[]>;
}

/** The product's backend in the tab, with the fixtures' records. */
export async function createDemo(storage: Storage = createBrowserStorage()): Promise<Demo> {
  const { host, reset } = createDemoHost({
    storage,
    origin: location.origin,
    lifetimes: () => ({ ...usualLifetimes, access: readSwitches().access }),
    seed: () => seedTables(demoPasswords),
  });
  const backend = createBackend(host);
  return {
    transport: createDemoTransport(backend),
    media: (path) => backend.fetch(new Request(new URL(mediaPath(path), location.origin))),
    reset,
    outbox: async () => (await host.store.list('outbox_mail')).toReversed(),
  };
}
