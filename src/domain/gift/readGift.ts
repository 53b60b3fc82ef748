import { type GiftItem, giftItems } from './giftItems';
import { type Marked, partOf, readEscapes } from './giftText';

/** An answer to choose. */
export interface GiftAnswer {
  text: string;
  isTrue: boolean;
  feedback: string;
}

/** How a question's texts are to be read: as typed, as HTML, or without any markup. */
export type GiftFormat = 'moodle' | 'html' | 'plain';

/** A question with its answers. */
export interface GiftQuestion {
  format: GiftFormat;
  question: string;
  answers: readonly GiftAnswer[];
  /** The feedback shown once it is answered. */
  feedback: string;
}

/** Why a text isn't a question with answers to choose. */
export type GiftFault = 'no_answers' | 'unclosed' | 'no_choices';

export type ReadGiftItem = GiftItem & ({ read: GiftQuestion; fault?: never } | { read?: never; fault: GiftFault });

/**
 * Reads the questions of a GIFT file (docs.moodle.org/en/GIFT_format), each by itself: one that can't be read doesn't affect the others.
 */
export const readGift = (file: string): ReadGiftItem[] =>
  giftItems(file).map((item) => {
    const read = readItem(readEscapes(item.body));
    return typeof read === 'string' ? { ...item, fault: read } : { ...item, read };
  });

function readItem(item: Marked): GiftQuestion | GiftFault {
  const { format, body } = formatOf(withoutTitle(partOf(item, 0)));
  const open = body.code.indexOf('{');
  if (open < 0) return 'no_answers';
  const close = body.code.indexOf('}', open);
  if (close < 0) return 'unclosed';
  const inside = partOf(body, open + 1, close);
  const feedbackAt = endless(inside.code.indexOf('####'));
  const answers = answersOf(partOf(inside, 0, feedbackAt));
  if (!answers) return 'no_choices';
  const [before, after] = [partOf(body, 0, open).text, partOf(body, close + 1).text];
  // Text after the answers makes the question a sentence with a gap.
  const question = after === '' ? before : `${before} _____ ${after}`;
  return { format, question, answers, feedback: partOf(inside, feedbackAt + 4).text };
}

const endless = (place: number): number => (place < 0 ? Number.MAX_SAFE_INTEGER : place);

function withoutTitle(item: Marked): Marked {
  const end = item.code.startsWith('::') ? item.code.indexOf('::', 2) : -1;
  return end < 0 ? item : partOf(item, end + 2);
}

function formatOf(item: Marked): { format: GiftFormat; body: Marked } {
  const [mark = '', name = ''] = /^\[(html|markdown|plain|moodle)\]/i.exec(item.code) ?? [];
  const format = name.toLowerCase();
  return { format: format === 'html' || format === 'plain' ? format : 'moodle', body: partOf(item, mark.length) };
}

/** Returns undefined where there is nothing to choose from: the question asks for a text, a number or pairs. */
function answersOf(inside: Marked): GiftAnswer[] | undefined {
  const [, truth = ''] = /^(T|TRUE|F|FALSE)(?=\s*(?:#|$))/i.exec(inside.code) ?? [];
  if (truth !== '') {
    const feedback = partOf(inside, endless(inside.code.indexOf('#')) + 1).text;
    return [true, false].map((isTrue) => answerOfTruth(isTrue, /^t/i.test(truth), feedback));
  }
  if (!inside.code.includes('~') || !/^[~=]/.test(inside.code)) return undefined;
  const starts = [...inside.code.matchAll(/[~=]/g)].map(({ index }) => index);
  return starts.map((start, place) => answerOf(partOf(inside, start, starts[place + 1])));
}

const answerOfTruth = (isTrue: boolean, truth: boolean, feedback: string): GiftAnswer => ({
  text: isTrue ? 'True' : 'False',
  isTrue: isTrue === truth,
  feedback: isTrue === truth ? feedback : '',
});

function answerOf(answer: Marked): GiftAnswer {
  const isBest = answer.code.startsWith('=');
  const said = partOf(answer, 1);
  const [weight = '', share = '0'] = (!isBest && /^%(-?\d{1,3}(?:\.\d*)?)%/.exec(said.code)) || [];
  const feedbackAt = endless(said.code.indexOf('#'));
  return {
    text: partOf(said, weight.length, feedbackAt).text,
    isTrue: isBest || Number(share) > 0,
    feedback: partOf(said, feedbackAt + 1).text,
  };
}
