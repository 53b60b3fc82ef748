import { expect, test } from 'vitest';
import { nearTests } from '../scripts/nearTests.mjs';

const all = [
  'src/resources/quiz/QuizList.tsx',
  'src/resources/quiz/quizRules.test.ts',
  'src/resources/quiz/transfer/importRows.test.ts',
  'src/backend/handlers/faq.ts',
  'tests/contract/demo.test.ts',
  'tests/contract/postgres.test.ts',
  'tests/screens/quiz.test.tsx',
  'tests/screens/quizBulk.test.tsx',
  'tests/screens/quizzes.test.tsx',
  'tests/screens/everyForm.test.tsx',
];

test.each([
  ['a file of an area', 'src/resources/quiz/QuizList.tsx', [all[1], all[6], all[7]]],
  ['a handler', 'src/backend/handlers/faq.ts', ['tests/contract/demo.test.ts']],
  ['a test', 'tests/screens/everyForm.test.tsx', ['tests/screens/everyForm.test.tsx']],
  ['what only helps tests', 'tests/support/forms.ts', []],
])('of %s that changed, the near tests are run', (_what, changed, near) => {
  expect(nearTests([changed], all)).toEqual(near);
});
