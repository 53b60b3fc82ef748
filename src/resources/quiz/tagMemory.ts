import type { z } from 'zod';
import { keepFilter, lastFilter, usualBeginning } from '@/components/form/filterDefaults';
import { askedOf } from '@/components/form/filterNames';
import type { newQuizTagFields } from '@/contract/quizTag';
import { lessonChoice } from '@/contract/quizTagSearch';

type Field = keyof typeof newQuizTagFields;

/** What of a tag goes along to the next: the way to the lesson, and the level. */
const level: Field = 'quiz_level';
const remembered = new Set([...Object.keys(lessonChoice), level]);

/** What the next question's form keeps of the last one's: its model set too, where it has the next free number. */
const kept: readonly Field[] = ['tagged', 'year', 'modelset', 'marks_weightage'];
export const keptTagFields = [...kept, ...remembered];

const ofMemory = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => remembered.has(field)));

/** Keeps what a question was tagged with, for the next one and for the lists of this tab. */
export const rememberTag = (values: Readonly<Record<string, unknown>>): void => keepFilter(ofMemory(values));

/** What the form of a tag begins with: what was last tagged or searched for in this tab. */
export const tagBeginning = (form: z.ZodObject): Record<string, unknown> => ({
  ...usualBeginning(form),
  ...ofMemory(askedOf(form, lastFilter())),
});
