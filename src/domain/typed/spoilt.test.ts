import { expect, test } from 'vitest';
import { spoiltIn } from './spoilt';

const kinds = (question: string, options: readonly string[] = []) => spoiltIn([question], options).map(({ kind }) => kind);

test.each([
  ['?????? ?? ?????', 'question_marks'],
  ['Nepal (?????) is', 'question_marks'],
  ['?? ??', 'question_marks'],
  ['??', 'question_marks'],
  ['?? is the capital', 'question_marks'],
  ['१. ?? नेपाल', 'question_marks'],
  ['? ???, ?', 'question_marks'],
  ['ने\uFFFDाल', 'lost_characters'],
  ['à¤¨à¥‡à¤ªà¤¾à¤²', 'wrong_encoding'],
  ['the teacherâ€™s', 'wrong_encoding'],
  ['25 Â°C', 'wrong_encoding'],
  ['cafÃ©', 'wrong_encoding'],
  ['‡§®‡•á‡§™', 'wrong_encoding'],
  ['1.23E+11', 'short_number'],
  ['9.85E+09', 'short_number'],
  ['6E-05', 'short_number'],
  ['1-Feb', 'date'],
  ['Jan-90', 'date'],
  ['03-Apr-2024', 'date'],
  ['2024-02-01 00:00:00', 'date'],
  ['#REF!', 'formula_error'],
  ['#NAME?', 'formula_error'],
  ['#DIV/0!', 'formula_error'],
  ['########', 'formula_error'],
])('%s was spoilt: %s', (text, kind) => {
  expect(kinds('Which?', [text, 'other'])).toEqual([kind]);
  expect(spoiltIn(['Which?'], [text])).toEqual([{ kind, text }]);
});

test.each([
  'Which is it?',
  'What???',
  'Really ?? Tell me',
  '?? + 5 = 8',
  'Fill in: 5 + ?? = 8',
  'Really?!',
  '?',
  'नेपाल कहाँ छ???',
  'Is it 5? Or 6?',
  'à la carte',
  'São Paulo, Ângela',
  '6.02 x 10^23',
  '1E5',
  '1/2',
  '1 February',
  'May',
  '2024-02-01',
  'What does #REF! mean in a spreadsheet?',
  '#1',
  '# ## ###',
  '007',
  '25 °C',
])('%s was not', (text) => {
  expect(kinds(text, [text, 'other'])).toEqual([]);
});

test('the explanation counts, too', () => {
  expect(spoiltIn(['Which?', 'It is à¤¨à¥‡.'], ['a', 'b'])).toEqual([{ kind: 'wrong_encoding', text: 'It is à¤¨à¥‡.' }]);
});

test('lost zeros are told apart by the numbers beside them alone', () => {
  expect(spoiltIn(['Which code?'], ['005', '012', '7'])).toEqual([{ kind: 'lost_zeros', text: '7' }]);
  expect(kinds('Which code?', ['5', '12', '7'])).toEqual([]);
  expect(kinds('Which code?', ['005', '012', '1007'])).toEqual([]);
  expect(kinds('Which code?', ['05', '012', '7'])).toEqual([]);
});
