import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const linesOf = (files: readonly string[]) => files.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);

/** The files in which each area has lines, all of which `npm run area` writes; the menu's entry, the fixture and the migration are data. */
const registers = [
  'src/contract/index.ts',
  'src/backend/handlers/index.ts',
  'src/backend/store/contentTables.ts',
  'src/components/record/kinds/messages.ts',
  'src/components/record/kinds/messages.ne.ts',
  'src/app/areas.tsx',
  'src/contract/ruleMessages.ts',
  'src/contract/ruleMessages.ne.ts',
  'src/app/layout/menuMessages.ne.ts',
  'src/domain/otherWords.ts',
  'tests/contract/world.ts',
];

const files = ['src', 'tests']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
  .filter((path) => /\.tsx?$/.test(path) && (path.includes('/faq/') || /^faq\b/.test(basename(path))));

test('a plain area costs no more than 9 files and 310 lines, tests and all', () => {
  expect(files.length).toBeLessThanOrEqual(9);
  expect(linesOf(files)).toBeLessThanOrEqual(310);
});

test('the page tells what the FAQ costs', () => {
  const naming = registers.map((file) => read(file).match(/^.*faq.*$/gim) ?? []);
  expect(naming).not.toContainEqual([]);
  const own = `${files.length} files of its own with ${linesOf(files)} lines, ${linesOf(files.filter((file) => file.startsWith('tests/')))} of which are tests`;
  const shared = `${naming.flat().length} lines that name it in ${registers.length} registers`;
  expect(read('README.md').replaceAll(/\s+/g, ' ')).toContain(`${own}; ${shared}`);
});
