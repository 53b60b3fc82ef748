import { expect, test } from 'vitest';
import { textParts } from './textParts';

test.each([
  ['', []],
  ['ab', []],
  ['abc', ['abc']],
  ['aaaaa', ['aaa']],
  ['no. 77', ['no.', 'o. ', '. 7', ' 77']],
  ['नेपाल', ['नेप', 'ेपा', 'पाल']],
  ['a😀bc', ['a😀b', '😀bc']],
])('the parts of «%s»', (text, parts) => {
  expect(textParts(text)).toEqual(parts);
});
