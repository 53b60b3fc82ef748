import { readdirSync } from 'node:fs';
import { createDiskFiles } from '@server/files/diskFiles';
import { expect, test } from 'vitest';
import { ownFolder } from './testServer';

const path = 'course_banner_img/secret/नयाँ.png';
const bytes = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(3_000_000, 'pixels')]);

test('a file has its bytes and the type of its content, until it is removed', async () => {
  const folder = ownFolder();
  const files = createDiskFiles(folder);
  await files.put(path, new Blob([bytes], { type: 'text/html' }));
  const file = await files.get(path);
  expect(file?.type).toBe('image/png');
  expect(await new Response(file?.stream()).bytes()).toEqual(new Uint8Array(bytes));
  await files.remove(path);
  await files.remove(path);
  expect(await files.get(path)).toBeUndefined();
  expect(readdirSync(`${folder}/course_banner_img`)).toEqual([]);
});

test('a file that breaks off leaves nothing', async () => {
  const folder = ownFolder();
  const files = createDiskFiles(folder);
  const broken = new Blob([bytes]);
  broken.stream = () => new ReadableStream({ start: (control) => control.error(new Error('the line broke')) });
  await expect(files.put(path, broken)).rejects.toThrow('the line broke');
  expect(await files.get(path)).toBeUndefined();
  expect(readdirSync(`${folder}/.unfinished`)).toEqual([]);
});

test('all files are listed, however many are in a folder, and however deep', async () => {
  const files = createDiskFiles(ownFolder());
  const deep = Array.from({ length: 100 }, (_, place) => `lesson_resource/secret-${place}/notes.pdf`);
  const many = Array.from({ length: 100 }, (_, place) => `lesson_resource/notes-${place}.pdf`);
  for (const each of [...deep, ...many]) await files.put(each, new Blob(['notes']));
  const found: string[] = [];
  for await (const { path: each } of files.all()) found.push(each);
  expect(found.toSorted()).toEqual([...deep, ...many].toSorted());
});
