import { searchable } from '@/domain/searchable';
import { type Meaning, meaningAmong, type RosterStudent } from './rosterMeaning';
import { mailsIn, phonesIn } from './rosterWords';

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

export interface RosterPlace {
  /** The batch that the students are to be in. */
  group: number | undefined;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** The ids of the students whom a person chose for ambiguous lines, by the line's key. */
  chosen?: ReadonlyMap<string, number>;
}

/** How many lines are remembered: more than a roster has. */
const mostRead = 10_000;

/**
 * Returns a function that sorts the lines of a pasted roster. A line names a student by phone number, mail address or name, or by several of
 * them; a number or an address counts more than a name. A line in which they disagree, that has a name among other words, or a part of a
 * name, is ambiguous. Each line that isn't blank is in the result once; one that names several people is divided. It remembers what it has
 * read, so that a key in a long roster has one line read anew.
 */
export function rosterSorter<Student extends RosterStudent>(students: readonly Student[]) {
  const meaningOf = meaningAmong(students);
  const read = new Map<string, readonly RosterMeant<Student>[]>();
  const meantBy = (line: string): readonly RosterMeant<Student>[] => {
    const known = read.get(line) ?? dividedByMeaning(line, meaningOf);
    // What was typed meanwhile isn't kept for ever.
    if (read.size > mostRead) read.clear();
    read.set(line, known);
    return known;
  };
  return (text: string, { group, today, chosen = new Map() }: RosterPlace): RosterLine<Student>[] => {
    const seen = new Set<number>();
    const times = new Map<string, number>();
    return linesOf(text)
      .flatMap(meantBy)
      .map(({ line, all, isDoubtful }) => {
        const time = (times.get(line) ?? 0) + 1;
        times.set(line, time);
        const key = `${time} ${line}`;
        const one = isDoubtful ? all.find(({ id }) => id === chosen.get(key)) : all[0];
        if (!one) return { line, key, kind: isDoubtful ? 'ambiguous' : 'unknown', isDoubtful, students: all };
        const kind = seen.has(one.id) ? 'repeated' : kindOf(one, group, today);
        seen.add(one.id);
        return { line, key, kind, isDoubtful, students: [one, ...all.filter((other) => other !== one)] };
      });
  };
}

interface RosterMeant<Student> extends Meaning<Student> {
  line: string;
}

/** Divides a line at its commas where each part names somebody by itself, and not all of them the same. */
function dividedByMeaning<Student extends RosterStudent>(
  line: string,
  meaningOf: (line: string) => Meaning<Student>,
): RosterMeant<Student>[] {
  const parts = line.split(/[,;،、]/).flatMap((part) => part.trim() || []);
  const meant = parts.length > 1 ? parts.map((part) => ({ line: part, ...meaningOf(part) })) : [];
  const isEach = meant.length > 1 && meant.every(({ all, isWhole }) => isWhole && all.length > 0);
  const isSame = new Set(meant.map(({ all }) => all[0]?.id)).size === 1;
  const namesOne = meant.every(({ all }) => all.some((one) => meant[0]?.all.includes(one)));
  if (isEach && !isSame && !namesOne) return meant;
  // Whether the unknown words are a person is for a person to say: nobody is taken unasked, and nobody is left unsaid.
  const isPartly =
    meant.some(isSomebody) && meant.some(isUnknownName) && meant.every((part) => isSomebody(part) || isUnknownName(part));
  if (isPartly) return meant.map((part) => ({ ...part, isDoubtful: part.all.length > 0 }));
  return [{ line, ...meaningOf(line) }];
}

const isSomebody = ({ all, isWhole }: Meaning<unknown>): boolean => isWhole && all.length > 0;

/** Whether a part of a line that means nobody is written as a name is: two to four words of letters. */
const isUnknownName = ({ line, all }: RosterMeant<unknown>): boolean =>
  all.length === 0 && /^[\p{L}\p{M}.]+(?:\s+[\p{L}\p{M}.]+){1,3}$/u.test(line);

/** Returns the lines of a text that aren't blank, without the white space around them; one with several mail addresses is divided. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .flatMap(dividedByMails)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) || searchable(line).trim() !== '');

/** Divides a line that is a list of mail addresses, perhaps with names before them; a person with two of them has a number, too. */
function dividedByMails(line: string): string[] {
  const mails = line.includes('@') ? mailsIn(line) : [];
  if (mails.length < 2 || phonesIn(line).length > 0) return [line];
  const bare = line.split(/[\s,;<>]+/).filter(Boolean);
  if (bare.length === mails.length) return bare;
  const parts = [''];
  for (const part of line.split(/(?<=[,;])/)) {
    parts.push(`${parts.pop() ?? ''}${part}`);
    if (mailsIn(part).length > 0) parts.push('');
  }
  return parts.map((part) => part.trim().replace(/[,;]$/, ''));
}

function kindOf({ batch_iid, enroll_end_date }: RosterStudent, group: number | undefined, today: string): LineKind {
  if (group !== undefined && batch_iid === group) return 'already';
  if (enroll_end_date !== null && enroll_end_date < today) return 'ended';
  return batch_iid ? 'elsewhere' : 'found';
}
