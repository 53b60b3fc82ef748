import { grouped } from './grouped';
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

/** A line of a roster, and whom it may mean: one student, or several; none for `unknown`. */
export interface RosterLine<Student extends RosterStudent> {
  line: string;
  /** By this it is known again: equal lines may mean different students. */
  key: string;
  kind: LineKind;
  /** Whether a person has to choose among the students, or has chosen: then the chosen one leads them. */
  isDoubtful: boolean;
  students: readonly Student[];
}

interface Place {
  /** The batch that the students are to be in. */
  group: number | undefined;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** The ids of the students whom a person chose for ambiguous lines, by the line's key. */
  chosen?: ReadonlyMap<string, number>;
}

/**
 * Sorts the lines of a pasted roster. A line names a student by phone number, mail address or name, or by several of them; a number or an
 * address counts more than a name. A line in which they disagree, or that has a name among other words, is ambiguous. Each line that
 * isn't blank is in the result once.
 */
export function sortRoster<Student extends RosterStudent>(
  text: string,
  students: readonly Student[],
  { group, today, chosen = new Map() }: Place,
): RosterLine<Student>[] {
  const known = indexed(students);
  const seen = new Set<number>();
  const times = new Map<string, number>();
  return linesOf(text).map((line) => {
    const time = (times.get(line) ?? 0) + 1;
    times.set(line, time);
    const key = `${time} ${line}`;
    const { all, isDoubtful } = meant(line, known);
    const one = isDoubtful ? all.find(({ id }) => id === chosen.get(key)) : all[0];
    if (!one) return { line, key, kind: isDoubtful ? 'ambiguous' : 'unknown', isDoubtful, students: all };
    const kind = seen.has(one.id) ? 'repeated' : kindOf(one, group, today);
    seen.add(one.id);
    return { line, key, kind, isDoubtful, students: [one, ...all.filter((other) => other !== one)] };
  });
}

/** Returns the lines of a text that aren't blank, without the white space around them. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => searchable(line).trim() !== '');

function kindOf({ batch_iid, enroll_end_date }: RosterStudent, group: number | undefined, today: string): LineKind {
  if (group !== undefined && batch_iid === group) return 'already';
  if (enroll_end_date !== null && enroll_end_date < today) return 'ended';
  return batch_iid ? 'elsewhere' : 'found';
}

/** Students by phone number, mail address, the letters of their name, and the first word of a name of several. */
type Known<Student> = Readonly<Record<'phones' | 'mails' | 'names' | 'firstWords', ReadonlyMap<string, readonly Student[]>>>;

function indexed<Student extends RosterStudent>(students: readonly Student[]): Known<Student> {
  const by = (keyOf: (student: Student) => string | undefined) => {
    const index = grouped(students, (student) => keyOf(student) ?? '');
    index.delete('');
    return index;
  };
  return {
    phones: by(phoneOf),
    mails: by(mailOf),
    names: by(({ full_name }) => lettersIn(full_name)),
    firstWords: by(({ full_name }) => (wordsIn(full_name).length > 1 ? wordsIn(full_name)[0] : undefined)),
  };
}

const phoneOf = ({ mobile_no }: RosterStudent): string | undefined => nepaliPhone(searchable(mobile_no ?? ''));
const mailOf = ({ email }: RosterStudent): string => searchable(email ?? '').trim();

/** Whom a line may mean, and whether that is doubtful. */
interface Meaning<Student> {
  all: readonly Student[];
  isDoubtful: boolean;
}

function meant<Student extends RosterStudent>(line: string, known: Known<Student>): Meaning<Student> {
  const numbers = phonesIn(line);
  const addresses = mailsIn(line);
  const listed = [
    ...numbers.flatMap((number) => known.phones.get(number) ?? []),
    ...addresses.flatMap((address) => known.mails.get(address) ?? []),
  ];
  const sure = [...new Set(listed)];
  const named = known.names.get(lettersIn(line)) ?? [];
  if (sure.length === 0) return byName(line, named, known, { numbers, addresses });
  // Several share a number or an address, or the two disagree: the name may tell.
  const both = sure.filter((student) => named.includes(student));
  if (both.length === 1) return { all: both, isDoubtful: false };
  const all = [...new Set([...sure, ...named])];
  return { all, isDoubtful: all.length > 1 };
}

/** Finds students by name alone; a name beside another number or address than the student's may be somebody else's. */
function byName<Student extends RosterStudent>(
  line: string,
  named: readonly Student[],
  { firstWords }: Known<Student>,
  { numbers, addresses }: { numbers: readonly string[]; addresses: readonly string[] },
): Meaning<Student> {
  if (named.length === 0) {
    const within = namedWithin(line, firstWords);
    return { all: within, isDoubtful: within.length > 0 };
  }
  const differs = (given: readonly string[], own: string | undefined) => !!own && given.length > 0 && !given.includes(own);
  const mobiles = numbers.filter((number) => mobile.test(number));
  const isOther = named.some((student) => differs(mobiles, phoneOf(student)) || differs(addresses, mailOf(student)));
  return { all: named, isDoubtful: named.length > 1 || isOther };
}

/** Returns the students whose whole name stands somewhere in a line. */
function namedWithin<Student extends RosterStudent>(line: string, firstWords: Known<Student>['firstWords']): readonly Student[] {
  const words = wordsIn(line);
  const text = ` ${words.join(' ')} `;
  const found = [...new Set(words)].flatMap((word) => firstWords.get(word) ?? []);
  return found.filter(({ full_name }) => text.includes(` ${wordsIn(full_name).join(' ')} `));
}

// An address may stand in brackets, after “mailto:”, or before a full stop.
const mail = /[\p{L}\p{M}\p{N}._%+'-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
const mobile = /^\+9779[678]\d{8}$/;
/** Digits, and what may divide the groups of a number. */
const digitGroups = /\+?\d[\d\s().‐-―/-]*/g;
/** The most digits of a number with the code of its country. */
const mostDigits = 15;

const mailsIn = (line: string): string[] => searchable(line).match(mail) ?? [];

/**
 * Returns the phone numbers that stand in a line: neighbouring groups of digits are one number where together they can be one, because a
 * line may begin with its own number, and have several.
 */
function phonesIn(line: string): string[] {
  const parts = searchable(line).replaceAll(mail, ' ').match(digitGroups) ?? [];
  return parts.flatMap((part) => {
    const groups = part.match(/\+?\d+/g) ?? [];
    return groups.flatMap((_, from) => beginnings(groups.slice(from)).flatMap((text) => nepaliPhone(text) ?? []));
  });
}

/** Returns the first group, the first two, and so on, joined. */
function beginnings(groups: readonly string[]): string[] {
  const joined: string[] = [];
  let text = '';
  for (const group of groups) {
    text += group;
    if (text.length > mostDigits) break;
    joined.push(text);
  }
  return joined;
}

const noLetters = /[^\p{L}\p{M}]+/gu;

/** Returns the words of a name: without a number before it, numbers, addresses and marks. */
const wordsIn = (text: string): string[] => searchable(text).replaceAll(mail, ' ').replaceAll(noLetters, ' ').trim().split(' ');

/** Returns the letters of a name, by which it is compared: some write K.C., others KC. */
const lettersIn = (text: string): string => wordsIn(text).join('');
