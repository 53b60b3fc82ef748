import { grouped } from '@/domain/rows/grouped';
import { searchable } from '@/domain/searchable';
import { nepaliPhone } from './phone';
import { lettersIn, mailsIn, mobile, phonesIn, wordsIn } from './rosterWords';

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

/** Whom a line may mean, and whether that is doubtful. */
export interface Meaning<Student> {
  all: readonly Student[];
  isDoubtful: boolean;
  /** Whether it is by a number, an address or a whole name that the line names them. */
  isWhole: boolean;
}

/** Students by phone number, mail address, the letters of their name, its first word, and its first and last one. */
type Known<Student> = Readonly<
  Record<'phones' | 'mails' | 'names' | 'firstWords' | 'ends', ReadonlyMap<string, readonly Student[]>>
>;

/** Returns a function that tells whom of the students a line may mean. */
export function meaningAmong<Student extends RosterStudent>(students: readonly Student[]): (line: string) => Meaning<Student> {
  const known = indexed(students);
  return (line) => meant(line, known);
}

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
    ends: by(({ full_name }) => endsOf(wordsIn(full_name))),
  };
}

const phoneOf = ({ mobile_no }: RosterStudent): string | undefined => nepaliPhone(searchable(mobile_no ?? ''));
const mailOf = ({ email }: RosterStudent): string => searchable(email ?? '').trim();

/** Returns the first and the last word of a name: a middle name is often left out. */
const endsOf = (words: readonly string[]): string | undefined => (words.length > 1 ? `${words[0]} ${words.at(-1)}` : undefined);

function meant<Student extends RosterStudent>(line: string, known: Known<Student>): Meaning<Student> {
  const numbers = phonesIn(line);
  const addresses = mailsIn(line);
  const listed = [
    ...numbers.flatMap((number) => known.phones.get(number) ?? []),
    ...addresses.flatMap((address) => known.mails.get(address) ?? []),
  ];
  const sure = [...new Set(listed)];
  const named = namedBy(line, known);
  if (sure.length === 0) return byName(line, named, known, { numbers, addresses });
  // Several share a number or an address, or the two disagree: the name may tell.
  const both = sure.filter((student) => named.includes(student));
  if (both.length === 1) return { all: both, isDoubtful: false, isWhole: true };
  const all = [...new Set([...sure, ...named])];
  return { all, isDoubtful: all.length > 1, isWhole: true };
}

/** Returns the students of exactly the name in a line; after a comma there may be the first name: `Dahal, Tara`. */
function namedBy<Student extends RosterStudent>(line: string, { names }: Known<Student>): readonly Student[] {
  const [last, first, ...others] = line.split(/[,،]/).flatMap((part) => lettersIn(part) || []);
  const turned = last !== undefined && first !== undefined && others.length === 0 ? names.get(first + last) : undefined;
  return names.get(lettersIn(line)) ?? turned ?? [];
}

/** Finds students by name alone; a name beside another number or address than the student's may be somebody else's. */
function byName<Student extends RosterStudent>(
  line: string,
  named: readonly Student[],
  known: Known<Student>,
  { numbers, addresses }: { numbers: readonly string[]; addresses: readonly string[] },
): Meaning<Student> {
  if (named.length === 0) {
    const likely = [...new Set([...namedWithin(line, known.firstWords), ...namedShorter(line, known.ends)])];
    return { all: likely, isDoubtful: likely.length > 0, isWhole: false };
  }
  const differs = (given: readonly string[], own: string | undefined) => !!own && given.length > 0 && !given.includes(own);
  const mobiles = numbers.filter((number) => mobile.test(number));
  const isOther = named.some((student) => differs(mobiles, phoneOf(student)) || differs(addresses, mailOf(student)));
  return { all: named, isDoubtful: named.length > 1 || isOther, isWhole: true };
}

/** Returns the students whose whole name stands somewhere in a line. */
function namedWithin<Student extends RosterStudent>(line: string, firstWords: Known<Student>['firstWords']): readonly Student[] {
  const words = wordsIn(line);
  const text = ` ${words.join(' ')} `;
  const found = [...new Set(words)].flatMap((word) => firstWords.get(word) ?? []);
  return found.filter(({ full_name }) => text.includes(` ${wordsIn(full_name).join(' ')} `));
}

/** Returns the students whose first and last name a line has, in either order: a middle name may be missing there or here. */
function namedShorter<Student extends RosterStudent>(line: string, ends: Known<Student>['ends']): readonly Student[] {
  const words = wordsIn(line);
  return [words, words.toReversed()].flatMap((each) => ends.get(endsOf(each) ?? '') ?? []);
}
