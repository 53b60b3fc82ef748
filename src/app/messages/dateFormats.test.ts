import { readdirSync, readFileSync } from 'node:fs';
import { flatten, nepali } from '@tests/support/catalogues';
import { expect, test } from 'vitest';

/** A format of dates or times in English letters. */
const format = /\b(?:h{1,2}|m{1,2}|d{1,2}|y{2,4})[:/-](?:h{1,2}|m{1,2}|s{1,2}|d{1,2}|y{2,4})\b/i;

test('no text in Nepali shows how a date or a time is typed in English letters', () => {
  expect(flatten(nepali).filter(([, text]) => format.test(text))).toEqual([]);
});

test('the browser’s own inputs for dates and times, whose format is English, are made in one file, which leaves them out in Nepali', () => {
  const own = /type(?:=|: )\{?['"](?:date|time|datetime-local|month|week)['"]/;
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(files.filter((file) => own.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([
    'components/form/inputs/AdDateInput.tsx',
  ]);
});
