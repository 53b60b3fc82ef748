import { dirname } from 'node:path/posix';

const isTest = (file) => /\.test\.tsx?$/.test(file);
/** The calls, tested on the demo alone: on PostgreSQL that takes a minute more. */
const callTests = 'tests/contract/demo.test.ts';

/**
 * Returns the tests of changed files: those that changed themselves, those in the same folder, the screens of the same area, and for what
 * answers calls, the tests of all calls. Tests of every screen are left to `npm test`.
 * @param {string[]} changed paths below the project's folder
 * @param {string[]} all the project's files
 * @returns {string[]}
 */
export function nearTests(changed, all) {
  const isNear = (test) => changed.some((file) => file === test || isBeside(file, test) || isOfArea(file, test));
  const near = all.filter((file) => isTest(file) && isNear(file));
  const answersCalls = changed.some((file) => /^(?:src\/(?:backend|contract)|tests\/contract)\//.test(file));
  return answersCalls ? [...new Set([...near, callTests])] : near;
}

const isBeside = (file, test) => file.startsWith('src/') && dirname(file) === dirname(test);

/** The screens of `resources/faq` are tested by `tests/screens/faq.test.tsx`, and by files whose names begin alike. */
function isOfArea(file, test) {
  const [, area] = /^src\/(?:resources|pages)\/(\w+)\//.exec(file) ?? [];
  return area !== undefined && new RegExp(`^tests/screens/${area}(?![a-z])`).test(test);
}
