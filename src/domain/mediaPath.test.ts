import { expect, test } from 'vitest';
import { fileNameOf, mediaPath } from './mediaPath';

test('a name stays in its place in the address, whatever stands in it', () => {
  expect(mediaPath('resources/a1/what is #1?.pdf')).toBe('/media/resources/a1/what%20is%20%231%3F.pdf');
});

test.each([
  ['resources/a1/अभ्यास.zip', 'अभ्यास.zip'],
  ['notes.pdf', 'notes.pdf'],
])('%s is saved as %s', (path, name) => {
  expect(fileNameOf(path)).toBe(name);
});
