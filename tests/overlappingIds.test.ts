import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';

const rows = z.array(z.object({ iid: z.int() }));
const tables = readdirSync('fixtures')
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, rows.parse(JSON.parse(readFileSync(`fixtures/${file}`, 'utf8')))] as const);

// The forms' tests open record 1 of most areas: a form that compares ids of two kinds would take one for the other.
test.each(tables)('the ids of %s begin at 1 like those of every table, so that they are equal across tables', (_, records) => {
  const ids = records.map(({ iid }) => iid);
  expect(Math.min(...ids)).toBe(1);
  expect(new Set(ids).size).toBe(ids.length);
});
