import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Which tests run. `npm test` runs those that are quick: 15 minutes on two processors. `npm run test:all` runs the rest, too. Whoever names
 * a file has all of it.
 * @type {string}
 */
const tier = process.env.TESTS ?? 'all';

/** `quick` has another sixth of all screens each day, so that none is left out for long. The day is that of the commit. */
const shares = 6;
const share = Number(process.env.TEST_DAY ?? 0) % shares;

/** Of each kind of form the one that is tested every day, and for what. */
export const formArchetypes = {
  '/coursesetup/coursecategorysetup/add': 'a popup over a list',
  '/coursesetup/edit_course/section-officer-preparation': 'a panel beside a tree, with remarks; a colleague may edit the same',
  '/coursesetup/addResources/3': 'files',
  '/quizsetup/add': 'editors and rows, on a page of its own',
  '/articleSetup/addArticle': 'the longest editor, and a picture',
  '/coursePriceSetup/add': 'amounts, and choices that follow from a choice',
  '/batchSetup/edit/1?filter=%7B%22course_id%22%3A1%2C%22year%22%3A2026%7D':
    'days in both calendars, over a list that asks first',
  '/liveRecordingSetup/add': 'many records of one form',
  '/tagLiveQuiz/add': 'moments, and a rule about other records',
  '/instructorsetup/add': 'phone numbers, and rows',
  '/role/add': 'ticks, and a resource of our server alone',
  '/settings': 'passwords, which nothing keeps',
};

/** The same of lists. */
export const listArchetypes = {
  '/coursesetup/coursecategorysetup': 'plain, from one call',
  '/coursesetup/coursesetup': 'a selection, and what is done with several',
  '/quizsetup': 'pages of the server',
  '/quiztagreport': 'pages of the server, of a course that is asked for first',
  '/lessonQuizReport': 'four choices, each after the other',
  '/batchTagReport': 'a report',
  '/liveRecordingSetup': 'three choices, and entries without a row of their own',
  '/tagLiveQuiz': 'moments and statuses',
  '/featureTagRestore': 'what was deleted',
  '/recycled': 'all that was deleted, from our server alone',
  '/employee': 'long names, and details on a page',
  '/staff': 'rights',
};

/**
 * Returns the part of what is generated that this run tests. All runs together test all of it.
 * @template Case
 * @param {readonly Case[]} all
 * @param {Readonly<Record<string, string>>} [archetypes] those that are quick, by their address; without them, a share of the day
 * @returns {Case[]}
 */
export function ofTier(all, archetypes) {
  if (tier === 'all') return [...all];
  return all.filter((one, place) => {
    const isQuick = archetypes ? String(one) in archetypes : place % shares === share;
    return isQuick === (tier === 'quick');
  });
}

const areas = ['src/resources', 'src/pages'].flatMap((folder) => readdirSync(folder));

/** Whether a file has the screen tests of an area, whose name it has; the others try what several areas share. */
const isOfArea = (file) => file.startsWith('tests/screens/') && areas.includes(basename(file, '.test.tsx'));

/**
 * Whether a run leaves out the test at a place of its file, from 0: of an area's screen tests the first, its plain day, is quick.
 * @param {string} file
 * @param {number} place
 */
export const isLeftOut = (file, place) => tier !== 'all' && isOfArea(file) && (place === 0) !== (tier === 'quick');

/** What is generated from routes, of which each run has its part. */
const generated =
  /^tests\/(?:simulation\/simulation\.test\.ts|screens\/(?:every(?:Form|FormSaved|List|Screen)|garbage|popupHistory)\.test\.tsx|e2e\/(?:screens|formKeyboard|formSpoken)\.spec\.ts)$/;

/** Tests of programs and files that are killed, migrated, backed up, attacked and filled: seconds each. */
const ofDays =
  /^tests\/(?:server\/(?:killed|histories|startErrors|badDay|begin|backup|ownBackups|seed|person|proxies|oidc|diskFiles|packed|access|lostConnection|failover|upgrade|races|emptyDatabase|chatHeartbeat|slowReaders|hostileBodies|sweep|postgres|readPool|uploads)|contract\/(?:migrations|storeParity|lockOrder))\.test\.ts$/;

/** The journeys in a browser that a user would miss first. */
const journeys = /^tests\/e2e\/(?:session|trees|questions|printing|chat|apiServer)\.spec\.ts$/;

/** @param {string} file */
function isQuick(file) {
  if (file.startsWith('tests/screens/')) return false;
  if (file.startsWith('tests/e2e/')) return journeys.test(file);
  return !ofDays.test(file);
}

/** Returns the test files of these folders that this run leaves out. */
export function leftOut(...folders) {
  if (tier === 'all') return [];
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter(
      (file) =>
        /\.(?:test|spec)\.tsx?$/.test(file) && !isOfArea(file) && !generated.test(file) && isQuick(file) !== (tier === 'quick'),
    );
}
