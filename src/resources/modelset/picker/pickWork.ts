import type { z } from 'zod/mini';
import { askedOf, lastFilter } from '@/components/form/filterDefaults';
import { lessonChoice } from '@/contract/quizTagSearch';
import type { Pick, StandingPlace } from '@/domain/pickedPlaces';
import type { Sheet } from '../sheet';
import { marksIn } from '../useModelsetReadiness';
import { marksOfLevel, pickForm } from './pickSchema';
import type { PickedQuiz } from './usePicks';
import type { SetTags } from './useSetTags';

interface Given {
  sheet: Sheet;
  tags: SetTags;
  picks: readonly PickedQuiz[];
}

/** The picked questions, and what is to be said of them. */
export interface PickWork extends Given {
  schema: z.ZodMiniObject;
  isKu: boolean;
  /** The levels that they have in the course; null for none. */
  levels: readonly (number | null)[];
  ownLevel: (quiz: number) => number | null;
}

export function workOf(given: Given): PickWork {
  const { sheet, tags, picks } = given;
  const ownLevel = (quiz: number) => tags.ofQuiz.get(quiz)?.quiz_level_id ?? null;
  const isKu = sheet.modelset_type === 'ku';
  const levels = [...new Set(picks.map(({ id }) => ownLevel(id)))].toSorted(inOrder);
  const lacksLesson = picks.some(({ id }) => !tags.ofQuiz.has(id));
  return { ...given, isKu, levels, ownLevel, schema: pickForm({ isKu, lacksLesson, levels, count: picks.length }) };
}

/** Levels by their ids, none last. */
const inOrder = (one: number | null, other: number | null) =>
  (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY);

/** Returns the picked questions with their levels, and the places of the model set, by what the form says. */
export function placesIn(
  { picks, tags, isKu, ownLevel }: PickWork,
  { quiz_level }: Readonly<Record<string, unknown>>,
): [readonly Pick[], { places: readonly StandingPlace[]; isKu: boolean }] {
  const chosen = typeof quiz_level === 'number' ? quiz_level : null;
  const places = [...tags.inSet.values()].map((tag) => ({
    number: tag.modelset_order_priority,
    level: tag.quiz_level_id,
    marks: tag.marks_weightage,
  }));
  return [picks.map(({ id }) => ({ quiz: id, level: ownLevel(id) ?? chosen })), { places, isKu }];
}

/**
 * Returns the form's first values: the lesson of the question that the model set got last, or the one last chosen in this tab; of marks as many
 * as that question has for each, or in an empty model set all that it has.
 */
export function pickBeginning({ sheet, tags, picks, levels }: PickWork): Record<string, unknown> {
  const { last } = tags;
  const courses = sheet.course_iid;
  const remembered = lastFilter().courses === courses ? askedOf({ shape: lessonChoice }, lastFilter()) : {};
  const lesson = last
    ? { subcourse: last.subcourse_id, subcourse_main_topic: last.subcourse_main_topic_id, lesson: last.lesson_id }
    : remembered;
  const left = Math.round((sheet.total_marks - marksIn(sheet)) * 100) / 100;
  const usual = last?.marks_weightage ?? undefined;
  return {
    ...lesson,
    courses,
    spread: 'even',
    marks_sum: usual === undefined ? Math.max(left, picks.length / 100) : Math.round(usual * picks.length * 100) / 100,
    ...Object.fromEntries(levels.map((level) => [marksOfLevel(level), usual ?? 1])),
  };
}
