import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeRegExp } from 'es-toolkit';
import { expect, test } from 'vitest';

/** These tests check that the documents are short, and name nothing that isn't there. */
const read = (file: string) => readFileSync(file, 'utf8');
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? `${entry.parentPath}/${entry.name}` : [],
  );

const files = ['src', 'server', 'scripts', 'tests', 'bench', 'fixtures', 'docs', 'public']
  .flatMap(filesOf)
  .concat(readdirSync('.'));
const sources = [
  ...files.filter((file) => /^(?!docs|tests\/documents).*\.(tsx?|mjs|html)$/.test(file)),
  'package.json',
  'vite.config.ts',
];
const source = sources.map(read).join('\n');
const words = new Set(`${files.join(' ')} ${source}`.match(/[\w$]+/g));

const decisions = readdirSync('docs/adr').filter((name) => /^\d/.test(name));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/ARCHITECTURE.md',
  'docs/adr/README.md',
  ...decisions.map((name) => `docs/adr/${name}`),
];

/** Whether a path, of which the beginning may be left out and a part may be `*`, is that of a file or a folder. */
function isThere(path: string): boolean {
  const pattern = path.replace(/\/$/, '').split('*').map(escapeRegExp);
  const wanted = new RegExp(`(^|/)${pattern.join('[^/]*')}(/|\\.tsx?$|$)`);
  return files.some((file) => wanted.test(file)) || source.includes(`'${path}'`);
}

const isPath = (name: string): boolean => /^[\w@.*-]+(\/[\w@.*-]*)+$/.test(name) || /^[\w*.-]+\.(tsx?|mjs|md|sql)$/.test(name);

/** Returns what a document has in backticks and nothing in the repository is called. */
const unknownIn = (text: string): string[] =>
  [...text.replace(/```.*?```/gs, '').matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name.replaceAll(/\s+/g, ' '))
    .filter((name) =>
      isPath(name) ? !isThere(name) : (name.match(/\b[A-Za-z_$][\w$]+/g) ?? []).some((word) => !words.has(word)),
    );

test.each(documents)('%s names only what is there', (document) => {
  expect(unknownIn(read(document))).toEqual([]);
});

test('a path, a name or a command that isn’t there is noticed', () => {
  const text = '`components/tree` `zod/mini` `*Tables.ts` `defineResource` `components/treeless` `noTables.ts` `npm run chek`';
  expect(unknownIn(text)).toEqual(['components/treeless', 'noTables.ts', 'npm run chek']);
});

test.each(['README.md', 'docs/ARCHITECTURE.md'])('%s has fewer than 1,500 words', (document) => {
  expect(read(document).trim().split(/\s+/).length).toBeLessThan(1500);
});

test.each(decisions)('%s has at most 25 lines, and its line in the list', (name) => {
  const text = read(`docs/adr/${name}`);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
  const [, number, title] = /^# (\S+)\. (.+)/.exec(text) ?? [];
  const line = number === 'N' ? `(${name})` : `| [${number}](${name}) | ${title}`;
  expect(read('docs/adr/README.md')).toContain(line);
});

test('every number of a decision is in the list once, and every link from a document leads to a file', () => {
  const listed = [...read('docs/adr/README.md').matchAll(/^\| \[?(\d+)/gm)].map(([, number]) => Number(number));
  expect(listed).toEqual([...new Set(listed)].toSorted((one, other) => one - other));
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)#\s]+)\)/g)].map(([, to = '']) => join(dirname(document), to)),
  );
  expect(links.filter((to) => !existsSync(to))).toEqual([]);
});
