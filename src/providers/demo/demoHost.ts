import { encodeBase64Url } from 'hono/utils/encode';
import { shapeChecks } from '@/backend/health/shapeChecks';
import type { Host, Lifetimes } from '@/backend/host';
import { createHtmlCleaner } from '@/backend/html/htmlCleaner';
import { watchAccess } from '@/backend/session/accessWatch';
import { createThrottle } from '@/backend/session/throttle';
import type { TableName } from '@/backend/store/tables';
import { firstFile } from '@/domain/firstFile';
import { drawPicture } from './drawPicture';
import { createFakeRestStore } from './fakeRestStore';
import { demoPasswords } from './passwords';
import type { KeptTable, Storage } from './storage';

interface DemoHostOptions {
  storage: Storage;
  /** The address of the product. */
  site: string;
  /** Called for each call. */
  lifetimes(): Lifetimes;
  /** Returns the first rows of a table. */
  seed(table: TableName): Promise<KeptTable>;
}

/** Creates the backend's host in a tab, and a function that resets its records. */
export function createDemoHost({ storage, site, lifetimes, seed }: DemoHostOptions): { host: Host; reset(): Promise<void> } {
  const store = createFakeRestStore(storage, seed);
  const host: Host = {
    ...watchAccess(store),
    files: { ...storage.files, get: async (path) => (await storage.files.get(path)) ?? firstFile(path, drawPicture) },
    now: () => new Date(),
    newToken: () => encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer),
    // It protects nothing: the records are in the browser of whoever reads this.
    secret: 'demo',
    get lifetimes() {
      return lifetimes();
    },
    signUp: true,
    passwords: demoPasswords,
    throttle: createThrottle(),
    cleanHtml,
    checks: shapeChecks,
    standardMenu: async () => (await seed('menu')).rows,
    sites: [site],
    report: (error) => reportError(error),
  };
  const reset = async () => {
    await store.replaceAll(async (before) => {
      const people = new Set((await seed('user')).rows.map(({ iid }) => iid));
      // Sessions that can't be read count as none: a reset has to repair just that.
      const { lastId, rows } = await before.keep('session').catch(() => ({ lastId: 0, rows: [] }));
      return { session: { lastId, rows: rows.filter(({ user_iid }) => people.has(user_iid)) } };
    });
    await storage.files.clear();
  };
  return { host, reset };
}

let opening: Promise<(html: string) => string> | undefined;

/** Cleans HTML by the browser's own parser; the code for it loads with the first text. */
async function cleanHtml(html: string): Promise<string> {
  if (!html.includes('<')) return html;
  opening ??= import('dompurify').then(({ default: createPurifier }) => createHtmlCleaner(createPurifier(window)));
  // A load that failed over a broken connection may succeed the next time.
  opening.catch(() => {
    opening = undefined;
  });
  return (await opening)(html);
}
