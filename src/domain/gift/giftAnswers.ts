import { endless, formattedPart, type GiftFormat, type GiftText, type Marked, partOf } from './giftText';

/** An answer as GIFT weighs it. */
export interface Weighted {
  /** Whether it is the one answer to choose (`=`). */
  isBest: boolean;
  /** The part of the marks that it brings, in percent; negative where it costs some. */
  weight: number;
}

/**
 * Says which answers are true. Beside a best one no other is; without one those are that bring all marks, or else those that together do. A
 * share is kept where no true or false option says it: that an answer brings a part of the marks, or costs some beside a best one.
 */
function weighedAnswers<Answer extends Weighted>(answers: readonly Answer[]) {
  const isOne = answers.some(({ isBest }) => isBest);
  const isWhole = answers.some(({ weight }) => weight >= 100);
  const isShared = !isWhole && areEqualShares(answers.map(({ weight }) => weight).filter((weight) => weight > 0));
  const isPart = (weight: number) => weight > 0 && weight < 100 && !isShared;
  return answers.map(({ isBest, weight, ...answer }) => {
    const isTrue = isOne ? isBest : weight >= (isWhole ? 100 : Number.MIN_VALUE);
    const isKept = isOne ? weight !== 0 : isPart(weight);
    return { ...answer, isTrue, ...(isKept && { share: weight }) };
  });
}

/** Whether equal shares make a whole, each rounded by less than one percent. */
const areEqualShares = (shares: readonly number[]): boolean => shares.every((share) => Math.abs(share - 100 / shares.length) < 1);

/** An answer to choose. */
export interface GiftAnswer extends GiftText {
  isTrue: boolean;
  /** The part of the marks that it brings, in percent, where that it is true or false doesn't say it. */
  share?: number;
  feedback: GiftText;
}

/**
 * Reads the answers between the braces of a question in a format. Returns undefined where there is nothing to choose from: the question asks
 * for a text, a number or pairs.
 */
export function answersOf(inside: Marked, format: GiftFormat): GiftAnswer[] | undefined {
  const [, truth = ''] = /^(T|TRUE|F|FALSE)(?=\s*(?:#|$))/i.exec(inside.code) ?? [];
  if (truth !== '') return truthAnswers(inside, /^t/i.test(truth), format);
  if (!inside.code.includes('~') || !/^[~=]/.test(inside.code)) return undefined;
  const starts = [...inside.code.matchAll(/[~=]/g)].map(({ index }) => index);
  return weighedAnswers(starts.map((start, place) => answerOf(partOf(inside, start, starts[place + 1]), format)));
}

/** The first feedback is of the wrong answer, the second of the right one. */
function truthAnswers(inside: Marked, truth: boolean, format: GiftFormat): GiftAnswer[] {
  const first = endless(inside.code.indexOf('#'));
  const second = endless(inside.code.indexOf('#', first + 1));
  const ofWrong = formattedPart(partOf(inside, first + 1, second), format);
  const ofRight = formattedPart(partOf(inside, second + 1), format);
  return [true, false].map((value) => {
    const isTrue = value === truth;
    return { text: value ? 'True' : 'False', format: 'plain', isTrue, feedback: isTrue ? ofRight : ofWrong };
  });
}

function answerOf(answer: Marked, format: GiftFormat): GiftText & Weighted & { feedback: GiftText } {
  const isBest = answer.code.startsWith('=');
  const said = partOf(answer, 1);
  const [written = '', weight = '0'] = (!isBest && /^%(-*\d{1,3}(?:\.\d*)?)%/.exec(said.code)) || [];
  const feedbackAt = endless(said.code.indexOf('#'));
  return {
    ...formattedPart(partOf(said, written.length, feedbackAt), format),
    isBest,
    weight: Number(weight.replace(/^-+/, '-')),
    feedback: formattedPart(partOf(said, feedbackAt + 1), format),
  };
}
