import { asciiDigits } from './digits';
import { nepaliPhone } from './phone';
import { searchable } from './searchable';

/** A student whom a line may mean. */
export interface RosterStudent {
  id: number;
  full_name: string;
  mobile_no?: string | null | undefined;
  email?: string | null | undefined;
  /** The batch of the course that the student is in. */
  batch_iid?: number | null | undefined;
  /** The day on which the last package ends, `YYYY-MM-DD`; null if one never ends. */
  enroll_end_date: string | null;
}

/** What became of a line, in the order in which people are told. */
export const lineKinds = ['found', 'already', 'elsewhere', 'ended', 'repeated', 'ambiguous', 'unknown'] as const;
export type LineKind = (typeof lineKinds)[number];

/** A line of a roster, and whom it means: one student, several for `ambiguous`, none for `unknown`. */
export interface RosterLine<Student extends RosterStudent> {
  line: string;
  kind: LineKind;
  students: readonly Student[];
}

interface Place {
  /** The batch that the students are to be in. */
  group: number | undefined;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** The ids of the students whom a person chose for ambiguous lines, by the line. */
  chosen?: ReadonlyMap<string, number>;
}

/**
 * Sorts the lines of a pasted roster. A line names a student by phone number, mail address or name, or by several of them; a number or an
 * address counts more than a name. Each line that isn't blank is in the result once.
 */
export function sortRoster<Student extends RosterStudent>(
  text: string,
  students: readonly Student[],
  { group, today, chosen = new Map() }: Place,
): RosterLine<Student>[] {
  const known = indexed(students);
  const seen = new Set<number>();
  return linesOf(text).map((line) => {
    const all = meant(line, known);
    const one = all.length === 1 ? all[0] : all.find(({ id }) => id === chosen.get(line));
    if (!one) return { line, kind: all.length === 0 ? 'unknown' : 'ambiguous', students: all };
    const kind = seen.has(one.id) ? 'repeated' : kindOf(one, group, today);
    seen.add(one.id);
    return { line, kind, students: all.length === 1 ? all : [one, ...all.filter((other) => other !== one)] };
  });
}

/** Returns the lines of a text that aren't blank, without the white space around them. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => searchable(line).trim() !== '');

function kindOf({ batch_iid, enroll_end_date }: RosterStudent, group: number | undefined, today: string): LineKind {
  if (group !== undefined && batch_iid === group) return 'already';
  if (enroll_end_date !== null && enroll_end_date < today) return 'ended';
  return batch_iid ? 'elsewhere' : 'found';
}

/** Students by phone number, mail address and name. */
type Known<Student> = Readonly<Record<'phones' | 'mails' | 'names', ReadonlyMap<string, readonly Student[]>>>;

function indexed<Student extends RosterStudent>(students: readonly Student[]): Known<Student> {
  const by = (keyOf: (student: Student) => string | undefined) => {
    const index = new Map<string, Student[]>();
    for (const student of students) {
      const key = keyOf(student);
      if (key) index.set(key, [...(index.get(key) ?? []), student]);
    }
    return index;
  };
  return {
    phones: by(({ mobile_no }) => nepaliPhone(mobile_no ?? '')),
    mails: by(({ email }) => searchable(email ?? '').trim()),
    names: by(({ full_name }) => nameOf(full_name)),
  };
}

/** Returns the students whom a line means: by number and address if it has any that is known, else by name. */
function meant<Student extends RosterStudent>(line: string, { phones, mails, names }: Known<Student>): readonly Student[] {
  const byNumber = phonesIn(line).flatMap((phone) => phones.get(phone) ?? []);
  const byMail = mailsIn(line).flatMap((mail) => mails.get(mail) ?? []);
  const sure = [...new Set([...byNumber, ...byMail])];
  if (sure.length <= 1) return sure.length === 1 ? sure : (names.get(nameOf(line)) ?? []);
  // Several share a number or an address, or the two disagree: the name may tell.
  const named = sure.filter(({ full_name }) => nameOf(full_name) === nameOf(line));
  return named.length === 1 ? named : sure;
}

const mail = /[^\s<>,;|]+@[^\s<>,;|]+/g;
const phone = /[+\d][\d\s\-.()]{5,}\d/g;

const mailsIn = (line: string): string[] => searchable(line).match(mail) ?? [];

const phonesIn = (line: string): string[] =>
  (asciiDigits(line.normalize('NFKC')).replaceAll(mail, ' ').match(phone) ?? []).flatMap((part) => nepaliPhone(part) ?? []);

/** Returns the name in a text: without a number before it, numbers, addresses and marks. */
const nameOf = (text: string): string =>
  searchable(text)
    .replaceAll(mail, ' ')
    .replaceAll(/[\d+()\-.,;:|/<>[\]{}*#"'•·\t]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
