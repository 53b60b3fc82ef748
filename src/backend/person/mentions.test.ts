import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mentionsOf } from './mentions';

const { find, erase } = mentionsOf([
  'Sita Karki',
  'sita@himal.test',
  '984-5012345',
  'सीता कार्की',
  '12-01-75-03456',
  'पासपोर्ट १२३४',
  'passport 1234',
]);

test.each([
  ['Ask Sita Karki.', 'Ask [erased].'],
  ['SITA  karki’s batch', '[erased]’s batch'],
  ['<p>Ask <b>Sita</b>&nbsp;Karki</p>', '<p>Ask <b>[erased]</b></p>'],
  ['sita-karki', 'erased'],
  ['sita_karki.pdf', 'erased.pdf'],
  ['सीता कार्कीको खाता', '[erased]को खाता'],
  ['Si\u200bta Kar\u00adki', '[erased]'],
  ['mail sita@himal.test now', 'mail [erased] now'],
  ['+977 984 501 2345', '[erased]'],
  ['९८४५०१२३४५', '[erased]'],
  ['09845012345', 'erased'],
  ['१२-०१-७५-०३४५६', '[erased]'],
  ['पासपोर्ट १२३४', '[erased]'],
  ['Passport 1234', '[erased]'],
  ['{"a":["Sita Karki",{"b":"x"}],"n":1}', '{"a":["[erased]",{"b":"x"}],"n":1}'],
])('%j becomes %j', (text, erased) => {
  expect(find(text)).toBeDefined();
  expect(erase(text)).toBe(erased);
  expect(find(erased)).toBeUndefined();
});

test.each([
  'Sita Karkidholi',
  'Basita Karki',
  'anita.sita@himal.test',
  'sita@himal.test.np',
  '98450123456',
  '19845012345',
  'Sita and Karki',
])('%j is somebody else', (text) => {
  expect(find(text)).toBeUndefined();
  expect(erase(text)).toBe(text);
});

describe('the name of a file', () => {
  const token = 'x'.repeat(43);
  test('goes from its path, wherever that stands', () => {
    const { erase: take, renamed } = mentionsOf(['Sita Karki']);
    const path = `resources/${token}/Sita Karki CV.pdf`;
    expect(take(path)).toBe(`resources/${token}/[erased] CV.pdf`);
    expect(take(`<a href="/media/resources/${token}/Sita%20Karki%20CV.pdf">her</a>`)).toBe(
      `<a href="/media/resources/${token}/%5Berased%5D%20CV.pdf">her</a>`,
    );
    expect([...renamed]).toEqual([[path, `resources/${token}/[erased] CV.pdf`]]);
  });
  test('what is like it in a text that isn’t UTF-8 stays', () => {
    const text = `<a href="/media/resources/${token}/%E0%A4.pdf">x</a>`;
    expect(erase(text)).toBe(text);
  });
});

test('whatever stands around it, nothing of it is left, and the sieve finds it, too', () => {
  const terms = ['Sita Karki', 'सीता कार्की', '9845012345', 'sita@himal.test'];
  const own = mentionsOf(terms);
  const sieve = new RegExp(own.sieve, 'iu');
  fc.assert(
    fc.property(
      fc.constantFrom(...terms),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (term, before, after) => {
        const text = `${before} ${term} ${after}`;
        expect(sieve.test(text)).toBe(true);
        expect(own.erase(text)).not.toContain(term);
      },
    ),
  );
});
