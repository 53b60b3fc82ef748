import { asciiDigits } from '@/domain/digits';

/** Formats what is typed as a duration `hh:mm:ss`: its digits of either script, at most six, with a colon after each two. */
export const durationMask = (typed: string): string =>
  asciiDigits(typed)
    .replaceAll(/\D/g, '')
    .slice(0, 6)
    .replaceAll(/\d\d(?=\d)/g, '$&:');

/** Returns a duration, `hh:mm:ss`, in seconds. */
export function secondsOf(duration: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}
