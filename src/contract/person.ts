import { z } from 'zod/mini';
import { comparablePhone } from '@/domain/typed/phone';
import { defineCalls, post, search } from './call';
import { id, lines } from './fields';
import { say } from './message';
import { data, written } from './replies';

/** The terms of a text: one in each line. */
export const termsIn = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** Whether a term is long enough to be somebody's alone. */
const isEnough = (term: string): boolean => /[\p{L}\p{M}]{3}/u.test(term) || comparablePhone(term).length > 5;

/** What names a person: names, mails, and numbers. */
export const personForm = z.object({
  terms: lines(1, 500, ['required', 'should_not_have_more_than']).check(
    z.refine((text) => termsIn(text).every(isEnough), say('person_term_short')),
    z.refine((text) => termsIn(text).length <= 20, say('person_terms_many')),
  ),
});

/** A row of a table. */
const place = z.object({ area: z.string().check(z.maxLength(50)), record: id });
const places = z.array(place).check(z.maxLength(1_000));

/** Somebody's own record, or another that tells of them: what it is called, and where in its texts. */
const foundRow = z.extend(place, { name: z.string(), text: z.string() });
export type FoundRow = z.infer<typeof foundRow>;

const found = z.object({
  /** Records that are a person's own: who is meant has to be said of each. */
  persons: z.array(foundRow),
  /** The first of the others. */
  mentions: z.array(foundRow),
  /** How many others there are. */
  places: z.int(),
});
export type FoundPerson = z.infer<typeof found>;

const keptValue = z.extend(place, { name: z.string(), field: z.string(), value: z.string() });
export type KeptValue = z.infer<typeof keptValue>;

const ofPerson = z.extend(personForm, { persons: places });

/** What is kept of a person, and its erasure, as the Privacy Act 2075 gives everybody a right to. These calls are ours. */
export const personCalls = defineCalls('staff', {
  findPerson: search('/person/find', {
    summary: 'What is kept of a person: their own records, and what else names them',
    body: personForm,
    reply: data(found),
    isSecret: true,
  }),
  exportPerson: post('/person/export', {
    summary: 'All that is kept of a person, value by value',
    body: ofPerson,
    reply: data(z.array(keptValue)),
    isSecret: true,
    changes: true,
  }),
  erasePerson: post('/person/erase', {
    summary: 'Empty a person’s own records, and take what names them out of all others but those that are left',
    body: z.extend(ofPerson, { left: places }),
    reply: written(z.object({ persons: z.int(), places: z.int(), files: z.int() })),
    isSecret: true,
    changes: true,
  }),
});
