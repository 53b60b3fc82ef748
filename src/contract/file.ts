import { z } from 'zod/mini';
import { endingIn, fileNameOf } from '@/domain/mediaPath';
import type { Adapter } from './adapter';
import { defineCalls, get, put } from './call';
import { id } from './fields';
import { anyFile } from './fileFields';
import { list } from './list';
import { data, done } from './replies';

/** A stored file: where it is below `/media/`, and how many records name it that the person may look at. */
export const storedFile = z.object({
  id,
  path: z.string(),
  /** In bytes. */
  size: z.int(),
  uses: z.int(),
  /** Who stored it, if that is known. */
  stored_by: z.nullable(z.string()),
  stored_date: z.iso.datetime(),
});

/** A record that names a file, and the record in whose details it stands, where it has none of its own. */
export const namingRecord = z.object({
  area: z.string(),
  record: id,
  name: z.string(),
  below: z.nullable(z.object({ area: z.string(), record: id })),
});
export type NamingRecord = z.infer<typeof namingRecord>;

/** The form that puts another file in the place of one. */
export const replacementForm = z.object({ file: anyFile });

/** The files of all areas: each record's own area decides who may look at what it names, and replace that. These calls are ours. */
export const fileCalls = defineCalls('account', {
  getFiles: list('/rest/file', { summary: 'The stored files that records name', row: storedFile }),
  getFile: get('/rest/file/{id}', { summary: 'One stored file', reply: storedFile }),
  getFileUses: get('/rest/file/{id}/uses', {
    summary:
      'The records that name a stored file, a hundred at most, how many others do that the person may not look at, and whether they may change all',
    reply: data(z.object({ records: z.array(namingRecord), others: z.int(), may_replace: z.boolean() })),
  }),
  replaceFile: put('/rest/file/{id}', {
    summary: 'Put another file in the place of one, in every record that names it',
    multipart: true,
    body: replacementForm,
    reply: done,
  }),
});

/** A file is called by the last part of its path. */
const shownFile = z.pipe(
  storedFile,
  z.transform((file) => ({ ...file, name: fileNameOf(file.path), kind: endingIn(file.path) })),
);

/** The stored files. */
export const fileAdapter: Adapter = { rest: { row: shownFile } };
