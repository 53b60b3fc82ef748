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
export function weighedAnswers<Answer extends Weighted>(answers: readonly Answer[]) {
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
