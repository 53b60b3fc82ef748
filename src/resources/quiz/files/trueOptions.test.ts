import { shortRows } from '@tests/support/shortRows';
import { expect, test } from 'vitest';

test.each([
  ['2,3,4,6', '4', ['2', '3', '4', '6', 'key_two_ways 4 4 6 3 option_4 option_3']],
  ['2,3,4,6', '४', ['2', '3', '4', '6', 'key_two_ways ४ 4 6 3 option_4 option_3']],
  ['२,३,४,६', '4', ['२', '३', '४', '६', 'key_two_ways 4 4 ६ 3 option_4 option_3']],
  ['2,3,4,6', '2, 3', ['2', '3', '4', '6', 'key_two_ways 2, 3 2, 3 3, 4 1, 2 option_2, option_3 option_1, option_2']],
  ['2,3,4,6', 'option_4', ['2', '3', '4', '✓6']],
  ['2,3,4,6', 'Option D', ['2', '3', '4', '✓6']],
  ['2,3,4,6', '(4)', ['2', '3', '4', '✓6']],
  ['2,3,4,6', '6', ['2', '3', '4', '✓6']],
  ['2,3,4,6', 'D', ['2', '3', '4', '✓6']],
  ['5,6,7,8', '2.0', ['5', '✓6', '7', '8']],
  ['1,2,3,4', '3', ['1', '2', '✓3', '4']],
  ['a,b,c,d', 'B', ['a', '✓b', 'c', 'd']],
  ['E,A,I,O', 'a', ['E', 'A', 'I', 'O', 'key_two_ways a 1 E 2 option_1 option_2']],
  ['ख,क,ग,घ', 'क', ['ख', 'क', 'ग', 'घ', 'key_two_ways क 1 ख 2 option_1 option_2']],
  ['165,240,275,334', '275; 334', ['165', '240', '✓275', '✓334']],
  ['165,240,275,334', '२७५', ['165', '240', '✓275', '334']],
  ['Pokhara,Ilam,Jumla,Mugu', 'ilam', ['Pokhara', '✓Ilam', 'Jumla', 'Mugu']],
  ['Pokhara,Ilam,Jumla,Mugu', 'ख', ['Pokhara', '✓Ilam', 'Jumla', 'Mugu']],
  ['Pokhara,Ilam,Jumla,Mugu', '(b)', ['Pokhara', '✓Ilam', 'Jumla', 'Mugu']],
  ['Pokhara,Ilam,Jumla,Mugu', 'B.', ['Pokhara', '✓Ilam', 'Jumla', 'Mugu']],
  ['Pokhara,Ilam,Jumla,Mugu', 'क र ग', ['✓Pokhara', 'Ilam', '✓Jumla', 'Mugu']],
  ['Pokhara,Ilam,Jumla,Mugu', 'a) and c)', ['✓Pokhara', 'Ilam', '✓Jumla', 'Mugu']],
  ['<a>,<p>,<b>,<i>', '<p>', ['&lt;a>', '✓&lt;p>', '&lt;b>', '&lt;i>']],
])('of %s the key %s', (options, key, expected) => {
  const cells = options.split(',');
  const head = ['question', ...cells.map((_, place) => `option_${place + 1}`), 'correct'];
  const [read] = shortRows(`${head.join(',')}\nQ?,${options},"${key}"`);
  expect([...(read?.options ?? []), ...(read?.said ?? [])]).toEqual(expected);
});

test('a correct option beside a key says which of its two meanings is meant', () => {
  const optionsOf = (key: string) => shortRows(`question,A,B,C,D,key,correct option\nQ?,2,3,4,6,${key}`)[0]?.options;
  expect(optionsOf('4,6')).toEqual(['2', '3', '4', '✓6']);
  expect(optionsOf('4,4')).toEqual(['2', '3', '✓4', '6']);
});

test('an answer without a key is read in the same ways', () => {
  const table = (answer: string) => shortRows(`question,A,B,C,D,answer\nQ?,2,3,4,6,${answer}`)[0];
  expect(table('6')?.options).toEqual(['2', '3', '4', '✓6']);
  expect(table('4')?.said).toEqual(['key_two_ways 4 4 6 3 option_4 option_3']);
});
