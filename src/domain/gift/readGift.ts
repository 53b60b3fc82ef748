import { answersOf, type GiftAnswer } from './giftAnswers';
import type { GiftItem } from './giftItems';
import { endless, formattedPart, type GiftText, type Marked, partOf, readEscapes } from './giftText';

/** A question with its answers. */
export interface GiftQuestion {
  question: GiftText;
  answers: readonly GiftAnswer[];
  /** The feedback shown once it is answered. */
  feedback: GiftText;
}

/**
 * Why a text isn't a question with answers to choose; `brace`: an unescaped one is where none may be, which also says that the next question
 * begins before this one ends.
 */
export interface GiftFault {
  kind: 'no_answers' | 'unclosed' | 'no_choices' | 'brace';
  /** The text from the brace on. */
  near: string;
}

export type ReadGiftItem = GiftItem & ({ read: GiftQuestion; fault?: never } | { read?: never; fault: GiftFault });

/**
 * Reads a question of a GIFT file (docs.moodle.org/en/GIFT_format) that `giftItems` found: one that can't be read doesn't affect the others.
 */
export function readGift(item: GiftItem): ReadGiftItem {
  const read = readItem(withoutTitle(partOf(readEscapes(item.body), 0)));
  return 'kind' in read ? { ...item, fault: read } : { ...item, read };
}

function readItem(body: Marked): GiftQuestion | GiftFault {
  const braces = [...body.code.matchAll(/[{}]/g)];
  const [open, close] = braces;
  if (!open || body.code.indexOf('{') < 0) return faultAt('no_answers', body, body.code.length);
  const stray = braces.find(({ 0: brace }, place) => brace !== '{}'[place]);
  if (stray) return faultAt('brace', body, stray.index);
  if (!close) return faultAt('unclosed', body, open.index);
  return questionOf(body, open.index, close.index) ?? faultAt('no_choices', body, open.index);
}

const nearby = 30;

const faultAt = (kind: GiftFault['kind'], { text }: Marked, at: number): GiftFault => ({
  kind,
  near: text.slice(at, at + nearby).trim(),
});

function questionOf(body: Marked, open: number, close: number): GiftQuestion | undefined {
  const inside = partOf(body, open + 1, close);
  // Text after the answers makes the question a sentence with a gap.
  const gap = partOf(body, close + 1).text === '' ? '' : '_____';
  const around = (text: string) => text.slice(0, open) + gap + text.slice(close + 1);
  const question = formattedPart(partOf({ text: around(body.text), code: around(body.code) }, 0), 'moodle');
  const { format } = question;
  // As in Moodle, the last of them begins it.
  const feedbackAt = endless(inside.code.lastIndexOf('####'));
  const answers = answersOf(partOf(inside, 0, feedbackAt), format);
  if (!answers) return undefined;
  return { question, answers, feedback: formattedPart(partOf(inside, feedbackAt + 4), format) };
}

function withoutTitle(item: Marked): Marked {
  const end = item.code.startsWith('::') ? item.code.indexOf('::', 2) : -1;
  return end < 0 ? item : partOf(item, end + 2);
}
