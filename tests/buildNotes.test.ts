import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildNotes, manifestOf } from '../scripts/buildNotes.mjs';

let root: string;
let dir: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  dir = join(root, 'dist');
  mkdirSync(join(dir, '.vite'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const page = join(process.cwd(), 'index.html');
const list = join(process.cwd(), 'src/List.tsx');
const column = join(process.cwd(), 'src/Column.tsx');
const infos: Record<string, object> = {
  [page]: { isEntry: true, dynamicImporters: [] },
  [list]: { isEntry: false, dynamicImporters: [page] },
  [column]: { isEntry: false, dynamicImporters: [] },
};
const bundle = {
  'a.js': { type: 'chunk', fileName: 'a.js', imports: [], moduleIds: [page] },
  'b.js': { type: 'chunk', fileName: 'b.js', imports: ['a.js'], moduleIds: [column, list] },
  'c.css': { type: 'asset', fileName: 'c.css' },
};

/** Finishes a build that holds these packages. */
async function finish(licences: readonly object[]) {
  writeFileSync(join(dir, '.vite/licences.json'), JSON.stringify(licences));
  await buildNotes().writeBundle.call({ getModuleInfo: (id: string) => infos[id] }, { dir }, bundle);
}

const mit = { version: '1.0.0', identifier: 'MIT', text: 'Permission is hereby granted' };

test('the manifest stands beside the build: the files of what is loaded on its own, and what each file comes with', async () => {
  await finish([]);
  expect(JSON.parse(readFileSync(manifestOf(dir), 'utf8'))).toEqual({
    modules: { 'index.html': 'a.js', 'src/List.tsx': 'b.js' },
    imports: { 'a.js': [], 'b.js': ['a.js'] },
  });
  expect(readdirSync(dir)).toEqual(['licences.txt']);
});

test('packages with the same licence share its text, and one that only names it gets the text', async () => {
  await finish([
    { ...mit, name: 'one' },
    { name: 'bare', version: '3.0.0', identifier: 'Apache-2.0' },
    { ...mit, name: 'two', version: '2.0.0' },
  ]);
  const text = readFileSync(join(dir, 'licences.txt'), 'utf8');
  expect(text).toContain('one 1.0.0 (MIT)\ntwo 2.0.0 (MIT)\n\nPermission is hereby granted');
  expect(text).toMatch(/bare 3\.0\.0 \(Apache-2\.0\)\n\n\s*Apache License[^]*END OF TERMS AND CONDITIONS/);
});

test('a package without a text stops the build', async () => {
  await expect(finish([{ name: 'bare', version: '1.0.0', identifier: 'Own-1.0' }])).rejects.toThrow('bare comes without');
  expect(existsSync(join(dir, 'licences.txt'))).toBe(false);
});
