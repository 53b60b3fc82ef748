/** Empties every database but doesn't delete it, because the product's modules keep theirs open. */
export async function clearDatabases(): Promise<void> {
  const known = await indexedDB.databases();
  await Promise.all(known.map(({ name = '' }) => clearDatabase(name)));
}

const clearDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const stores = [...database.objectStoreNames];
      const transaction = database.transaction(stores, 'readwrite');
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      for (const store of stores) transaction.objectStore(store).clear();
    };
  });
