import { encodeBase64Url } from 'hono/utils/encode';
import type { Host, Lifetimes } from '@/backend/host';
import { drawnFile } from './drawnFiles';
import { createFakeRestStore } from './fakeRestStore';
import { demoPasswords } from './passwords';
import type { KeptTables, Storage } from './storage';

interface DemoHostOptions {
  storage: Storage;
  /** Where the page is served. */
  origin: string;
  /** Asked at each call. */
  lifetimes(): Lifetimes;
  /** The records to begin with. */
  seed(): Promise<KeptTables>;
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
      const seeded = await seed();
      const people = new Set(seeded.user.rows.map(({ iid }) => iid));
      const { lastId, rows } = await before.keep('session');
      return { ...seeded, session: { lastId, rows: rows.filter(({ user_iid }) => people.has(user_iid)) } };
    });
    await storage.files.clear();
  };
  return { host, reset };
}
