import { filesEdition, filesWalk } from '@/backend/files/noteFiles';
import { createCatchUp } from '@/backend/health/catchUp';
import { expireHistory } from '@/backend/history/expiry';
import { createWalk } from '@/backend/history/walk';
import { type Host, usualLifetimes } from '@/backend/host';
import { createBackend } from '@/backend/http/app';
import { forgetAnswers } from '@/backend/http/writeKeys';
import { waitingMails } from '@/backend/session/outbox';
import type { Row } from '@/backend/store/tables';
import type { Media } from '@/providers/api/media';
import type { Transport } from '@/providers/api/transport';
import { siteHere } from '@/providers/basePath';
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

interface DemoOptions {
  storage?: Storage;
  /** For how many days the history and the recycle bin are kept. */
  historyDays?: number;
}

/** Creates the product's backend in the tab, with the fixtures' records. */
export async function createDemo({ storage = createBrowserStorage(), historyDays = 365 }: DemoOptions = {}): Promise<Demo> {
  const { host, reset } = createDemoHost({
    storage,
    site: siteHere,
    lifetimes: () => ({ ...usualLifetimes, access: readSwitches().access }),
    seed: (table) => seedTable(table, demoPasswords),
  });
  const backend = createBackend(host);
  let chat: OpenWire | undefined;
  return {
    transport: listing(checking(expiring(createDemoTransport(backend), host, historyDays), host), host),
    media: createDemoMedia(backend),
    reset,
    outbox: () => waitingMails(host.store),
    chat: async () => (chat ??= createDemoChat(host)),
  };
}

const hour = 3_600_000;

/** Removes what is too old before the history or the recycle bin is read, at most once an hour: nothing else shows it. */
function expiring(transport: Transport, { store, now, report }: Host, days: number): Transport {
  let last = 0;
  return async (request) => {
    const time = now().getTime();
    if (request.call === 'rest' && time - last >= hour) {
      last = time;
      await expireHistory(store, new Date(time - days * 24 * hour).toISOString()).catch(report);
      await forgetAnswers(store, now()).catch(report);
    }
    return transport(request);
  };
}

/** Checks what is due before content health is read: nothing else shows it. */
function checking(transport: Transport, host: Host): Transport {
  const catchUp = createCatchUp(host);
  return async (request) => {
    const isHealth = request.call === 'getContentHealth' || request.path.startsWith('/rest/contentHealth');
    if (isHealth && request.method === 'GET') await catchUp().catch(host.report);
    return transport(request);
  };
}

/** Looks which files the records name before files are listed: nothing else shows it. */
function listing(transport: Transport, { store, files, now, report }: Host): Transport {
  const begin = () => createWalk({ store, now, event: 'files_listed', edition: filesEdition, ...filesWalk(files, now) });
  const walkOn = async (step: () => Promise<boolean>) => {
    while (!(await step()));
  };
  let step = begin();
  return async (request) => {
    if (request.path.startsWith('/rest/file')) {
      // A demo that was reset has none any more.
      if ((await store.count('file')) === 0) step = begin();
      await walkOn(step).catch(report);
    }
    return transport(request);
  };
}
