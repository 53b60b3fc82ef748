import { screenAt } from '@/app/routes';
import { addressOf } from './addresses';
import { formPaths } from './formPaths';
import { warmUp } from './warmUp';

await warmUp();
const shown: unknown[] = [];
for (const path of formPaths) {
  const screen = await screenAt(new URL(addressOf(path), window.location.origin).pathname);
  if (!screen) throw new Error(`Nothing is shown at ${path}`);
  shown.push(screen);
}

/** The forms without a route of their own, which the end of an address opens: a comment, and the change of one's own. */
const comments = ['#comment-5', '#edit-36'].map((part) => `/coursesetup/viewSubTopicDetails/prithvi-narayan-shah${part}`);

/** One address of each form: a form with several addresses is the same at each, and `everyScreen` opens it at all of them. */
export const distinctForms: readonly string[] = [
  ...formPaths.filter((_, place) => shown.indexOf(shown[place]) === place).map(addressOf),
  ...comments,
];

/** The forms with a text that two people may change. */
export const sharedEdits = distinctForms.filter(
  (address) =>
    /edit/i.test(address) &&
    !/resources|featureTag|tagInstructor|paragraphTag|ModelsetTag|quizsetup|quiztagreport|QuizReport|tagLiveQuiz|staff/.test(
      address,
    ),
);

const others = distinctForms.filter((address) => !sharedEdits.includes(address));

/** Every second form, because saving without browser storage is the same code in all forms. */
export const savedUnkept = others.filter((_, place) => place % 2 === 0);

/** Forms whose records are resources of `/rest`: only a server of ours has them, whose answer is the record. */
const ofRest = /^\/(?:staff|role)\//;

/** Whether `everyFormSaved` really saves a form; `everyForm` then tests it with a server's empty answer. */
export const savedElsewhere = (address: string): boolean =>
  !ofRest.test(address) && (sharedEdits.includes(address) || savedUnkept.includes(address));
