import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path));
const linesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const src = filesOf('src');

/**
 * How many files and lines each part may have. Whoever folds something lowers its budget with it; whoever raises one says in the commit what
 * a user gets for it.
 */
test.each([
  { part: 'src', files: src.filter((file) => !isTest(file)), mostFiles: 1_357, mostLines: 89_210 },
  { part: 'src/components', files: filesOf('src/components').filter((file) => !isTest(file)), mostFiles: 392, mostLines: 26_770 },
  { part: 'server', files: filesOf('server').filter((file) => !isTest(file)), mostFiles: 82, mostLines: 6_290 },
  { part: 'scripts', files: filesOf('scripts'), mostFiles: 56, mostLines: 3_295 },
  { part: 'tests', files: [...filesOf('tests'), ...src.filter(isTest)], mostFiles: 731, mostLines: 63_245 },
])('$part has at most $mostFiles files and $mostLines lines', ({ files, mostFiles, mostLines }) => {
  expect({ files: files.length, lines: linesOf(files) }).toEqual({
    files: expect.toSatisfy((count: number) => count <= mostFiles, `at most ${mostFiles}`),
    lines: expect.toSatisfy((count: number) => count <= mostLines, `at most ${mostLines}`),
  });
});
