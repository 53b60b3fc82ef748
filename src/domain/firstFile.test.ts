import { expect, test } from 'vitest';
import { firstFile, type PictureLook } from './firstFile';

const notDrawn = () => Promise.reject(new Error('This is no picture'));

test.each([
  ['pdf', 'application/pdf', '%PDF-'],
  ['zip', 'application/zip', 'PK\u0005\u0006'],
])('a %s of the first records begins as one', async (ending, type, beginning) => {
  const file = await firstFile(`lesson_resources/number-series-notes.${ending}`, notDrawn);
  expect(file?.type).toBe(type);
  expect(await file?.text()).toMatch(new RegExp(`^${beginning}`));
});

test('a PDF’s table says where each of its objects begins', async () => {
  const text = (await (await firstFile('lesson_resources/number-series-notes.pdf', notDrawn))?.text()) ?? '';
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

test('a picture has the first letters of its name’s last two words, and colours of its own', async () => {
  const looks: PictureLook[] = [];
  const draw = async (look: PictureLook) => {
    looks.push(look);
    return new Blob(['drawn']);
  };
  for (const name of ['model-sets', 'prem-bahadur-gurung', 'nrb', 'nrb']) {
    expect(await (await firstFile(`image/${name}.png`, draw))?.text()).toBe('drawn');
  }
  expect(looks.map(({ letters }) => letters)).toEqual(['MS', 'BG', 'N', 'N']);
  expect(new Set(looks.map(({ from }) => from.hue)).size).toBe(3);
  expect(looks[2]).toEqual(looks[3]);
});

test.each(['lesson_resources/abc123/notes.pdf', 'lesson_resources/notes.exe', 'notes.pdf', 'https://a.np/b.png'])(
  '%s is none of them',
  async (path) => {
    expect(await firstFile(path, notDrawn)).toBeUndefined();
  },
);
