import { expect } from 'vitest';
import { namedFiles } from '@/backend/files/noteFiles';
import { isKept } from '@/backend/history/keptTables';
import type { Store } from '@/backend/store/port';
import { tableNames } from '@/backend/store/tables';
import type { Api } from './api';

const begins = {
  jpg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  gif: 'GIF89a',
  pdf: '%PDF-1.7\n',
  zip: 'PK\x03\x04',
  svg: '<svg onload="alert(1)">',
} as const;

/** Makes a file of a kind; `text` makes its content unique. */
export function fileOf(kind: keyof typeof begins, name = `one.${kind}`, text = ''): File {
  const bytes = Uint8Array.from(begins[kind], (character) => character.charCodeAt(0));
  // The type is false: a server must not trust the sender's.
  return new File([bytes, text], name, { type: 'image/png' });
}

/** Returns the status of a request for a file by anybody, by its path below `/media/`. */
export const mediaStatus = async ({ host }: Api, path: string) =>
  (await host.fetch(new Request(`http://coursedesk.test/media/${path}`))).status;

/** Expects that the rows which name a stored file are known to name it, and no others. */
export async function expectUsesInStep(store: Store): Promise<void> {
  const files = new Map((await store.list('file')).map(({ iid, path }) => [path, iid]));
  const named: string[] = [];
  for (const table of tableNames.filter(isKept)) {
    for (const row of await store.list(table)) {
      for (const path of namedFiles(row)) if (files.has(path)) named.push(`${table} ${row.iid} names ${files.get(path)}`);
    }
  }
  const known = (await store.list('file_use')).map((use) => `${use.area} ${use.record_iid} names ${use.file_iid}`);
  expect(known.toSorted()).toEqual(named.toSorted());
}
