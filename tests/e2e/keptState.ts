import type { Page } from '@playwright/test';

/** A site's localStorage. Its databases are copied within the browser, because one of their keys can't be exported. */
export type KeptState = Readonly<Record<string, string>>;

/** An address of the site that runs none of its code. */
const still = '/licences.txt';

/** Copies all that the site keeps in this browser. */
export async function keepState(page: Page): Promise<KeptState> {
  await page.goto(still);
  await page.evaluate(copyDatabases, { to: 'kept ' });
  return page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));
}

/** Restores what `keepState` copied, and removes what was added since. */
export async function restoreState(page: Page, kept: KeptState): Promise<void> {
  await page.goto(still);
  await page.evaluate(copyDatabases, { from: 'kept ' });
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}

/** Copies each of the site's databases from or to one with this prefix. In one piece, because it runs in the page. */
async function copyDatabases({ from = '', to = '' }): Promise<void> {
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const open = (name: string, stores: string[]) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    return result(request);
  };
  for (const { name = '' } of await indexedDB.databases()) {
    if (name.startsWith('kept ')) continue;
    const source = await open(from + name, []);
    const known = [...source.objectStoreNames];
    const target = await open(to + name, known);
    for (const store of target.objectStoreNames) {
      const read = known.includes(store) ? source.transaction(store).objectStore(store) : undefined;
      const [keys, values] = read ? await Promise.all([result(read.getAllKeys()), result<unknown[]>(read.getAll())]) : [[], []];
      const write = target.transaction(store, 'readwrite').objectStore(store);
      await Promise.all([result(write.clear()), ...keys.map((key, index) => result(write.put(values[index], key)))]);
    }
    source.close();
    target.close();
  }
}

/** Returns the keys of all that the product keeps in the browser except the demo's records. Runs in the page. */
export async function readKept(): Promise<string[]> {
  const kept = Object.keys(localStorage);
  for (const [name, store] of Object.entries({ 'coursedesk-key': 'keys', 'coursedesk-drafts': 'drafts' })) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const reading = database.transaction(store).objectStore(store).getAllKeys();
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    kept.push(...keys.map(String));
  }
  return kept;
}
