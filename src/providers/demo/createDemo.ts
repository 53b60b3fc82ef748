import { createBackend } from '@/backend/app';
import { usualLifetimes } from '@/backend/host';
import { waitingMails } from '@/backend/outbox';
import type { Row } from '@/backend/store/tables';
import type { Media } from '@/providers/api/media';
import type { Transport } from '@/providers/api/transport';
import type { OpenWire } from '@/providers/chat/wire';
import { createDemoChat } from './demoChat';
import { createDemoHost } from './demoHost';
import { createDemoMedia, createDemoTransport } from './demoTransport';
import { demoPasswords } from './passwords';
import { seedTable } from './seed';
import { createBrowserStorage, type Storage } from './storage';
import { readSwitches } from './switches';

export type OutboxMail = Row<'outbox_mail'>;

export interface Demo {
  transport: Transport;
  /** Reads files from the backend, since the page's own address has none. */
  media: Media;
  /** Resets the records to the fixtures, and keeps the session. */
  reset(): Promise<void>;
  /** The mails that a server would have sent, newest first. */
  outbox(): Promise<OutboxMail[]>;
  /** Opens the chat of all tabs. */
  chat(): Promise<OpenWire>;
}

/** Creates the product's backend in the tab, with the fixtures' records. */
export async function createDemo(storage: Storage = createBrowserStorage()): Promise<Demo> {
  const { host, reset } = createDemoHost({
    storage,
    origin: location.origin,
    lifetimes: () => ({ ...usualLifetimes, access: readSwitches().access }),
    seed: (table) => seedTable(table, demoPasswords),
  });
  const backend = createBackend(host);
  let chat: OpenWire | undefined;
  return {
    transport: createDemoTransport(backend),
    media: createDemoMedia(backend),
    reset,
    outbox: () => waitingMails(host.store),
    chat: async () => (chat ??= createDemoChat(host)),
  };
}
