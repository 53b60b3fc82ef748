import { encodeBase64Url } from 'hono/utils/encode';
import type { Host, Lifetimes } from '@/backend/host';
import type { TableName } from '@/backend/store/tables';
import { drawnFile } from './drawnFiles';
import { createFakeRestStore } from './fakeRestStore';
import { demoPasswords } from './passwords';
import type { KeptTable, Storage } from './storage';

interface DemoHostOptions {
  storage: Storage;
  /** Where the page is served. */
  origin: string;
  /** Asked at each call. */
  lifetimes(): Lifetimes;
  /** The rows that a table begins with. */
  seed(table: TableName): Promise<KeptTable>;
}

/** The backend's host in a tab, and what puts its first records back. */
export function createDemoHost({ storage, origin, lifetimes, seed }: DemoHostOptions): { host: Host; reset(): Promise<void> } {
  const store = createFakeRestStore(storage, seed);
  const host: Host = {
    store,
    files: { ...storage.files, get: async (path) => (await storage.files.get(path)) ?? drawnFile(path) },
    now: () => new Date(),
    newToken: () => encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer),
    // It guards nothing: the records lie in the browser of whoever reads this.
    secret: 'demo',
    get lifetimes() {
      return lifetimes();
    },
    passwords: demoPasswords,
    async mail(mail) {
      await store.insert('outbox_mail', { ...mail, sent_at: host.now().toISOString() });
    },
    origins: [origin],
    report: (error) => reportError(error),
  };
  const reset = async () => {
    await store.replaceAll(async (before) => {
      const people = new Set((await seed('user')).rows.map(({ iid }) => iid));
      // What can't be read is what this is to mend: there nothing stands.
      const { lastId, rows } = await before.keep('session').catch(() => ({ lastId: 0, rows: [] }));
      return { session: { lastId, rows: rows.filter(({ user_iid }) => people.has(user_iid)) } };
    });
    await storage.files.clear();
  };
  return { host, reset };
}
