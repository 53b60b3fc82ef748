import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownOf, typedAsHtml } from './typedHtml';
import { visibleText } from './visibleText';

test('what is typed is shown again as it was typed, spaces too', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(shownOf(typedAsHtml(typed))).toBe(typed);
    }),
  );
});

test('the HTML reads as what was typed', () => {
  expect(visibleText(typedAsHtml('<h1> & \\(x < 2\\)'))).toBe('<h1> & \\(x < 2\\)');
});

test('rich text is shown as its words', () => {
  expect(shownOf('<p>longest <b>river</b> of&nbsp;Nepal</p>')).toBe('longest river of Nepal');
});
