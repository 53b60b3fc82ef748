import type { z } from 'zod';
import { keepFilter, lastFilter, usualBeginning } from '@/components/form/filterDefaults';
import { askedOf } from '@/components/form/filterNames';
import { lessonChoice } from '@/contract/quizTagSearch';

/** What of a tag goes along to the next: the way to the lesson, and the level. */
const remembered = new Set([...Object.keys(lessonChoice), 'quiz_level']);

/** What the next question's form keeps of the last one's: its model set too, where it has the next free number. */
export const keptTagFields = ['tagged', ...remembered, 'year', 'modelset', 'marks_weightage'];

const ofMemory = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => remembered.has(field)));

/** Keeps what a question was tagged with, for the next one and for the lists of this tab. */
export const rememberTag = (values: Readonly<Record<string, unknown>>): void => keepFilter(ofMemory(values));

/** What the form of a tag begins with: what was last tagged or searched for in this tab. */
export const tagBeginning = (form: z.ZodObject): Record<string, unknown> => ({
  ...usualBeginning(form),
  ...ofMemory(askedOf(form, lastFilter())),
});
