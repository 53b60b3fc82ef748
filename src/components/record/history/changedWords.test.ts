import { expect, test } from 'vitest';
import { changedWords } from './changedWords';

const shown = (before: string, after: string) =>
  changedWords(before, after)
    .map(({ text, in: side }) => ({ both: text, before: `[-${text}-]`, after: `[+${text}+]` })[side])
    .join('');

test.each([
  ['Welcome to your classroom', 'Welcome to your desk', 'Welcome to your [-classroom-][+desk+]'],
  ['One, two', 'One; two', 'One[-,-][+;+] two'],
  ['नेपालको लामो नदी', 'नेपालको ठूलो नदी', 'नेपालको [-लामो-][+ठूलो+] नदी'],
  ['केही होइन', 'हेर्ने', '[-केही होइन-][+हेर्ने+]'],
  ['केही होइन', 'परिवर्तन गर्ने', '[-केही होइन-][+परिवर्तन गर्ने+]'],
  ['', 'New', '[+New+]'],
  ['Same', 'Same', 'Same'],
])('“%s” that becomes “%s” is shown by words', (before, after, runs) => {
  expect(shown(before, after)).toBe(runs);
});
