import { asciiDigits } from './digits';

/** What is typed of a duration as `hh:mm:ss`: its digits of either script, at most six, with a colon after each two. */
export const durationMask = (typed: string): string =>
  asciiDigits(typed)
    .replaceAll(/\D/g, '')
    .slice(0, 6)
    .replaceAll(/\d\d(?=\d)/g, '$&:');
