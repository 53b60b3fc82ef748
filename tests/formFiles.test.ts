import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const imports = /(?:from |import\()'([^']+)'/g;

/** Returns the files of areas and pages that a file imports. */
function importsOf(file: string): string[] {
  const named = [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, path]) => path ?? []);
  const paths = named.map((path) => (path.startsWith('@/') ? path.replace('@', 'src') : join(file, '..', path)));
  const files = paths.flatMap((path) => ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end));
  return files.filter((path) => /^src\/(?:resources|pages)\//.test(path) && existsSync(path));
}

const first = 'src/app/areas.tsx';
/** Each file that areas.tsx leads to, with the shortest way to it, both ends included. */
const ways = new Map([[first, [first]]]);
const importers = new Map<string, Set<string>>();
// A map also gives what is added to it meanwhile, in this order: the nearest files are first.
for (const [file, way] of ways) {
  for (const imported of importsOf(file)) {
    importers.set(imported, new Set([...(importers.get(imported) ?? []), file]));
    if (!ways.has(imported)) ways.set(imported, [...way, imported]);
  }
}

/** Whether a file renders inputs and is itself no input, such as `QuizLevelInput`. */
function listsInputs(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  const exported = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(([, name]) => name ?? []);
  return /<\w+Input\b/.test(text) && exported.some((name) => !name.endsWith('Input'));
}

test('four files at most, from areas.tsx on, lead to the inputs of a form; several forms may share inputs from a fifth', () => {
  const lists = [...ways].filter(([file]) => listsInputs(file));
  expect(lists.length).toBeGreaterThan(40);
  const far = lists.filter(([file, way]) => way.length > 4 && importers.get(file)?.size === 1);
  expect(far.map(([, way]) => way.join(' > '))).toEqual([]);
});
