import { z } from 'zod/mini';
import { ifGiven, reference } from '@/contract/fields';
import { type Choices, conditional, when } from '@/contract/formRules';
import { say } from '@/contract/message';
import { marks } from '@/contract/numberFields';
import { lessonChoice } from '@/contract/quizTagSearch';
import type { Spread } from '@/domain/pickedPlaces';

/** What the form asks of the picked questions. */
interface Asked {
  /** Whether the questions of a number are one at several levels: then all of them have the same marks. */
  isKu: boolean;
  /** Whether one of them has no lesson of the course. */
  lacksLesson: boolean;
  /** The levels that they have in the course; null for none. */
  levels: readonly (number | null)[];
  /** How many there are. */
  count: number;
}

const isByLevel = ({ spread }: Choices): boolean => spread === 'level';
const isEven = (choices: Choices): boolean => !isByLevel(choices);

/** The field of a level's marks. */
export const marksOfLevel = (level: number | null): string => `marks_of_${level ?? 'none'}`;

/** Makes the form that says where the picked questions go, and how marks are spread. */
export const pickForm = ({ isKu, lacksLesson, levels, count }: Asked) =>
  conditional(
    z.object({
      ...(lacksLesson && lessonChoice),
      quiz_level: ifGiven(reference('required')),
      ...(!isKu && { spread: z.enum(['even', 'level'], say('required')) }),
      // Each gets a hundredth at least.
      marks_sum: when(isEven, marks(Math.max(1, count) / 100)),
      ...(!isKu && Object.fromEntries(levels.map((level) => [marksOfLevel(level), when(isByLevel, marks(0.01))]))),
    }),
  );

/** Returns how marks are spread, as far as the form says; a question without a level of its own gets those of none. */
export const spreadOf = (values: Choices, levelOf: (quiz: number) => number | null): Spread =>
  isByLevel(values)
    ? { by: 'level', marksOf: (quiz) => numberIn(values[marksOfLevel(levelOf(quiz))]) }
    : { by: 'even', sum: numberIn(values.marks_sum) };

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);
