import { searchable } from '@/domain/searchable';
import { nepaliPhone } from './phone';

// An address may stand in brackets, after “mailto:”, or before a full stop.
const mail = /[\p{L}\p{M}\p{N}._%+'-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
/** A number of a mobile phone of Nepal, as `nepaliPhone` returns it. */
export const mobile = /^\+9779[678]\d{8}$/;
/** Digits, and what may divide the groups of a number. */
const digitGroups = /\+?\d[\d\s().‐-―/-]*/g;
/** The most digits of a number with the code of its country. */
const mostDigits = 15;

/** Returns the mail addresses that stand in a line. */
export const mailsIn = (line: string): string[] => searchable(line).match(mail) ?? [];

/**
 * Returns the phone numbers that stand in a line: neighbouring groups of digits are one number where together they can be one, because a
 * line may begin with its own number, and have several.
 */
export function phonesIn(line: string): string[] {
  const parts = searchable(line).replaceAll(mail, ' ').match(digitGroups) ?? [];
  return parts.flatMap((part) => {
    const groups = part.match(/\+?\d+/g) ?? [];
    return groups.flatMap((_, from) => beginnings(groups.slice(from)).flatMap((text) => nepaliPhone(text) ?? []));
  });
}

/** Returns the first group, the first two, and so on, joined. */
function beginnings(groups: readonly string[]): string[] {
  const joined: string[] = [];
  let text = '';
  for (const group of groups) {
    text += group;
    if (text.length > mostDigits) break;
    joined.push(text);
  }
  return joined;
}

const noLetters = /[^\p{L}\p{M}]+/gu;

/** Returns the words of a name: without a number before it, numbers, addresses and marks. */
export const wordsIn = (text: string): string[] =>
  searchable(text).replaceAll(mail, ' ').replaceAll(noLetters, ' ').trim().split(' ');

/** Returns the letters of a name, by which it is compared: some write K.C., others KC. */
export const lettersIn = (text: string): string => wordsIn(text).join('');
