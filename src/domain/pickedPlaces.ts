import { freeNumbers } from '@/domain/rows/freeNumbers';

/** A question that was picked for a model set. */
export interface Pick {
  quiz: number;
  level: number | null;
}

/** The place that a question of the model set has already. */
export interface StandingPlace {
  number: number | null;
  level: number | null;
  marks: number | null;
}

interface Standing {
  places: readonly StandingPlace[];
  /** Whether questions of the same number are one question at several levels. */
  isKu: boolean;
}

/** How marks are given: a sum of them evenly, or to each question its own. */
export type Spread = { by: 'even'; sum: number } | { by: 'level'; marksOf: (quiz: number) => number };

/** The place that a picked question gets; `isNew` where no question before it has its number. */
export interface PickedPlace extends Pick {
  number: number;
  marks: number;
  isNew: boolean;
}

/** Returns the numbers that are free in a model set: where each level has its own, those of this level. */
export function freeNumbersOf({ places, isKu }: Standing): (level: number | null) => ReturnType<typeof freeNumbers> {
  const ofLevel = new Map<number | null, ReturnType<typeof freeNumbers>>();
  return (level) => {
    const own = isKu ? level : null;
    const here = places.filter((place) => !isKu || place.level === own).flatMap(({ number }) => number ?? []);
    const numbers = ofLevel.get(own) ?? freeNumbers(here, 1);
    ofLevel.set(own, numbers);
    return numbers;
  };
}

/**
 * Returns the places of picked questions, in their order: each gets the next free number. Marks that are spread evenly are a number's: a
 * question that is another level of a standing one gets its marks.
 */
export function pickedPlaces(picks: readonly Pick[], standing: Standing, spread: Spread): PickedPlace[] {
  const free = freeNumbersOf(standing);
  const known = new Map(standing.places.flatMap(({ number, marks }) => (number === null ? [] : [[number, marks] as const])));
  const numbered = picks.map((pick) => {
    const numbers = free(pick.level);
    const number = numbers.next();
    numbers.use(number);
    return { ...pick, number };
  });
  const fresh = [...new Set(numbered.map(({ number }) => number))].filter((number) => !known.has(number));
  const parts = spread.by === 'even' ? spreadEvenly(spread.sum, fresh.length) : [];
  const even = new Map(fresh.map((number, index) => [number, parts[index] ?? 0]));
  return numbered.map((pick, index) => ({
    ...pick,
    marks: spread.by === 'level' ? spread.marksOf(pick.quiz) : (even.get(pick.number) ?? known.get(pick.number) ?? 0),
    isNew: !known.has(pick.number) && numbered.findIndex(({ number }) => number === pick.number) === index,
  }));
}

/** Spreads a sum evenly, in hundredths: the first parts get what doesn't divide, so that they add up to it. */
export function spreadEvenly(sum: number, count: number): number[] {
  const hundredths = Math.round(sum * 100);
  const least = Math.floor(hundredths / count);
  const rest = hundredths - least * count;
  return Array.from({ length: count }, (_, index) => (index < rest ? least + 1 : least) / 100);
}

/** Adds up the marks that picked questions bring: of several levels of a number one counts. */
export const marksBrought = (places: readonly PickedPlace[]): number =>
  places.reduce((sum, { isNew, marks }) => sum + (isNew ? Math.round(marks * 100) : 0), 0) / 100;
