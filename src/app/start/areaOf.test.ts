import { expect, test } from 'vitest';
import { areaOf } from './areaOf';

const addresses = ['coursesetup', 'coursesetup/coursecategorysetup', 'quiz'];

test.each([
  ['/coursesetup/coursecategorysetup', 'coursesetup/coursecategorysetup'],
  ['/coursesetup/coursecategorysetup/edit/1/', 'coursesetup/coursecategorysetup'],
  ['/coursesetup/viewLesson/1', 'coursesetup'],
  ['/coursesetup/', 'coursesetup'],
  ['/quizsetup', undefined],
  ['/', undefined],
])('%s is in the area of %s', (pathname, area) => {
  expect(areaOf(addresses, pathname)).toBe(area);
});
