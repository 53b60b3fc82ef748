import { functionNames, signCommands } from './mathSigns';

/** Why an equation has no LaTeX: an element or a sign that isn't known. */
export class NotUnderstood extends Error {}

/** Writes a text that isn't mathematics. */
export const words = (text: string): string =>
  `\\text{${text.replace(/\s+/g, ' ').replace(/[{}%#&$_\\^~]/g, (special) => textSigns.get(special) ?? `\\${special}`)}}`;
const textSigns = new Map([
  ['\\', '\\textbackslash{}'],
  ['^', '\\textasciicircum{}'],
  ['~', '\\textasciitilde{}'],
]);

/** Letters of mathematics, such as an italic x of its own, are read as the letters that they are. */
const plain = (text: string): string => text.replace(/[\u{1d400}-\u{1d7ff}ℎ]/gu, (letter) => letter.normalize('NFKC'));
const unseen = /[\u2061-\u2064\u200b-\u200d]/g;
const pieces = /[\p{L}\p{M}]{2,}|\s+|[^]/gu;

/** Writes signs and letters; words of another script, and names of functions, stay whole. */
export function signs(text: string): string {
  return (plain(text).replace(unseen, '').match(pieces) ?? []).map(sign).join('');
}

function sign(piece: string): string {
  if (/^\s+$/.test(piece) && piece !== '\u00a0') return ' ';
  const command = signCommands.get(piece);
  if (command !== undefined) return command;
  if (functionNames.has(piece)) return `\\${piece} `;
  if (/^[ -~]+$/.test(piece)) return piece;
  const letters = Array.from(piece);
  if (letters.length > 1 && letters.every((letter) => signCommands.has(letter) || /[a-z]/i.test(letter)))
    return letters.map(sign).join('');
  if (/^[\p{L}\p{M}\p{Nd}]+$/u.test(piece)) return words(piece);
  throw new NotUnderstood();
}
