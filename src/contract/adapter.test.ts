import { expect, expectTypeOf, test } from 'vitest';
import { finding, verb } from './adapter';
import { quizCalls } from './quiz';

type Search = typeof quizCalls.searchQuestion;

test('what is looked for is sent as it is typed, or as is made of it', () => {
  expect(finding(quizCalls.searchQuestion, 'query_string').asked?.('a')).toEqual({ query_string: 'a' });
  expect(finding(quizCalls.searchQuestion, 'query_string', (typed) => `${typed}!`).asked?.('a')).toEqual({ query_string: 'a!' });
  expect(finding(quizCalls.getQuizAll).asked).toBeUndefined();
});

// This test fails in `tsc` alone.
test('a verb and what is found by name fields of their call alone', () => {
  expectTypeOf(finding<Search>)
    .parameter(1)
    .toEqualTypeOf<'query_string' | undefined>();
  expectTypeOf(verb<Search>)
    .parameter(1)
    .toEqualTypeOf<'query_string'>();
  expectTypeOf(verb<Search>)
    .parameter(2)
    .toEqualTypeOf<readonly 'query_string'[] | undefined>();
});
