import { screenAt } from '@/app/routes';
import { addressOf } from './addresses';
import { formPaths } from './forms';
import { warmUp } from './warmUp';

await warmUp();
const shown: unknown[] = [];
for (const path of formPaths) {
  const screen = await screenAt(new URL(addressOf(path), window.location.origin).pathname);
  if (!screen) throw new Error(`Nothing is shown at ${path}`);
  shown.push(screen);
}

/** An address of each form: one that stands at several is the same at each, and `everyScreen` opens it there. */
export const distinctForms: readonly string[] = formPaths
  .filter((_, place) => shown.indexOf(shown[place]) === place)
  .map(addressOf);

/** Those with a text that two may change. */
export const sharedEdits = distinctForms.filter(
  (address) =>
    /edit/i.test(address) &&
    !/resources|featureTag|tagInstructor|paragraphTag|ModelsetTag|quizsetup|quiztagreport|QuizReport|tagLiveQuiz/.test(address),
);

const others = distinctForms.filter((address) => !sharedEdits.includes(address));

/** By turns: the forms have in common what saves where the browser keeps nothing. */
export const savedUnkept = others.filter((_, place) => place % 2 === 0);

/** Whether a form is really saved by `everyFormSaved`, and gets a server's empty answer elsewhere. */
export const savedElsewhere = (address: string): boolean => sharedEdits.includes(address) || savedUnkept.includes(address);
