import type { z } from 'zod/mini';
import { askedOf, keepFilter, lastFilter, usualBeginning } from '@/components/form/filterDefaults';
import type { newQuizTagFields } from '@/contract/quizTag';
import { lessonChoice } from '@/contract/quizTagSearch';

type Field = keyof typeof newQuizTagFields;

/** The fields of a tag that the next one begins with: the lesson and its parents, and the level. */
const level: Field = 'quiz_level';
const remembered = new Set([...Object.keys(lessonChoice), level]);

/** The fields that the next question's form keeps of the last one's: the model set too, in which it gets the next free number. */
const kept: readonly Field[] = ['tagged', 'year', 'modelset', 'marks_weightage'];
export const keptTagFields = [...kept, ...remembered];

const ofMemory = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => remembered.has(field)));

/** Keeps a question's tag for the next one and for the lists of this tab. */
export const rememberTag = (values: Readonly<Record<string, unknown>>): void => keepFilter(ofMemory(values));

/** Returns the first values of a tag's form: those that were last tagged or searched for in this tab. */
export const tagBeginning = (form: z.ZodMiniObject): Record<string, unknown> => ({
  ...usualBeginning(form),
  ...ofMemory(askedOf(form, lastFilter())),
});
