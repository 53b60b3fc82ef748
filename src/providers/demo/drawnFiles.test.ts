import { expect, test } from 'vitest';
import { drawnFile } from './drawnFiles';

test.each([
  ['pdf', 'application/pdf', '%PDF-'],
  ['zip', 'application/zip', 'PK\u0005\u0006'],
])('a %s of the first records begins as one', async (extension, type, beginning) => {
  const file = await drawnFile(`lesson_resources/number-series-notes.${extension}`);
  expect(file?.type).toBe(type);
  expect(await file?.text()).toMatch(new RegExp(`^${beginning}`));
});

test('a PDF’s table says where each of its objects begins', async () => {
  const text = (await (await drawnFile('lesson_resources/number-series-notes.pdf'))?.text()) ?? '';
  const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places.map((place) => text.slice(place).split('\n')[0])).toEqual([
    '1 0 obj',
    '2 0 obj',
    '3 0 obj',
    '4 0 obj',
    '5 0 obj',
  ]);
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref\n/);
});

test.each(['lesson_resources/abc123/notes.pdf', 'lesson_resources/notes.exe', 'notes.pdf'])(
  '%s is none of them',
  async (path) => {
    expect(await drawnFile(path)).toBeUndefined();
  },
);
