import type { Fault } from '@/components/record/bulk/faults';
import { say } from '@/contract/message';
import { folded } from '@/domain/characters';
import { asciiDigits } from '@/domain/digits';
import { readableText } from '@/domain/html/readableText';
import { lookOf } from '@/domain/lookOf';
import { optionPlace } from '@/domain/optionLetter';
import type { QuestionForm } from './questionRow';

interface Said {
  /** The true options, HTML: their numbers or letters, or their texts. */
  correct: string;
  /** The text of the correct option, HTML; or its letter. */
  correctOption: string;
}

interface TrueOptions {
  /** From 0. */
  places: readonly number[];
  /** Null where the file names none: then it is the first true option. */
  correctOption: string | null;
  fault?: Fault;
}

/**
 * Returns which of a question's options are true by a table; if it doesn't say, the one that its correct option names. A key with two
 * meanings is a fault, unless the correct option beside it fits one of them alone.
 */
export function trueOptionsOf(options: readonly string[], { correct, correctOption }: Said): TrueOptions {
  const key = correct || correctOption;
  if (key === '') return { places: [], correctOption: null };
  // Alone, the correct option is the key itself.
  const stated = correct === '' ? '' : correctOption;
  const [numbered, named] = readingsOf(key, options, stated);
  if (numbered && !named) return { places: numbered, correctOption: stated || textOf(options, numbered) };
  const fault = numbered && named ? twoMeanings(key, options, { numbered, named }) : noSuch(key, options);
  return { places: [], correctOption: stated || null, fault };
}

const textOf = (options: readonly string[], [place = -1]: readonly number[]): string | null => options[place] ?? null;

/** Returns the meanings of a key: as numbers first. A stated text of the correct option may decide between two. */
function readingsOf(key: string, options: readonly string[], stated: string): (readonly number[])[] {
  const { numbered, named } = keyReadings(key, options);
  const readings = [numbered, named].filter((places) => places !== undefined);
  const fitting = readings.filter((places) => places.some((place) => lookOf(options[place] ?? '') === lookOf(stated)));
  if (fitting.length === 1) return fitting;
  return numbered && named && isSame(numbered, named) ? [numbered] : readings;
}

/** Writes which options are true, so that it can be read in one way only. */
export function keyOf(options: QuestionForm['quiz_options']): string {
  const places = options.flatMap(({ correct }, place) => (correct ? [place] : []));
  const numbers = numbersOf(places);
  const texts = options.map((option) => option.options);
  const { named } = keyReadings(numbers, texts);
  return named === undefined || isSame(places, named) ? numbers : columnsOf(places);
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((place) => other.includes(place)) && other.every((place) => one.includes(place));

const numbersOf = (places: readonly number[]): string => places.map((place) => place + 1).join(', ');
/** The names of the options' columns: no option is called so. */
const columnsOf = (places: readonly number[]): string => places.map((place) => `option_${place + 1}`).join(', ');

function noSuch(key: string, options: readonly string[]): Fault {
  const beyond = placesNamed(key)?.find(({ place }) => place < 0 || place >= options.length);
  return { field: 'correct', message: say('no_such_option', { option: beyond?.written ?? readableText(key) }) };
}

function twoMeanings(key: string, options: readonly string[], read: Record<'numbered' | 'named', readonly number[]>): Fault {
  const args = {
    key: readableText(key),
    numbers: numbersOf(read.numbered),
    text: read.numbered.map((place) => readableText(options[place] ?? '')).join(', '),
    others: numbersOf(read.named),
    column: columnsOf(read.numbered),
    other_column: columnsOf(read.named),
  };
  return { field: 'correct', message: 'quiz_import.key_two_ways', args };
}

/** The options that a key means, as indices from 0, by each way to read it; undefined where it can't be read so. */
interface KeyReadings {
  /** As numbers or letters: `2`, `1, 3`, `२`, `(b)`, `ख`. */
  numbered: readonly number[] | undefined;
  /** As the text of an option, or of several. */
  named: readonly number[] | undefined;
}

/** Reads a key, HTML, in both ways. */
function keyReadings(key: string, options: readonly string[]): KeyReadings {
  const places = placesNamed(key)?.map(({ place }) => place);
  const isWithin = places?.every((place) => place >= 0 && place < options.length);
  return { numbered: isWithin ? places : undefined, named: placesOfTexts(key, options) };
}

/** Returns the options that a key names by numbers or letters, whether there are so many or not; undefined where it has anything else. */
function placesNamed(key: string): { written: string; place: number }[] | undefined {
  const named = asciiDigits(readableText(key))
    .replace(/(options?|choice|विकल्प)[\s_.:-]*/gi, 'option_')
    .split(/[\s,;|/&+、]+/)
    .filter((written) => written !== '' && !joining.has(written.toLowerCase()))
    .map((written) => ({ written, place: optionPlace(written) }));
  const found = named.flatMap(({ written, place }) => (place === undefined ? [] : [{ written, place }]));
  return found.length > 0 && found.length === named.length ? found : undefined;
}

const joining = new Set(['and', 'र']);

/** Finds the options by the whole key first, then by each of its parts. */
function placesOfTexts(key: string, options: readonly string[]): readonly number[] | undefined {
  const looks = options.map(lookOf);
  const whole = placeOfLook(lookOf(key), looks);
  if (whole !== undefined) return [whole];
  const parts = key.split(/[,;|\n]|<br>/).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > options.length) return undefined;
  const places = parts.flatMap((part) => placeOfLook(lookOf(part), looks) ?? []);
  return places.length === parts.length ? places : undefined;
}

/** Finds the option that looks the same; if there is none, the only one that differs in its case, or in the script of its digits. */
function placeOfLook(look: string, looks: readonly string[]): number | undefined {
  if (look === '') return undefined;
  if (looks.includes(look)) return looks.indexOf(look);
  const same = looks.flatMap((other, place) => (alike(other) === alike(look) ? [place] : []));
  return same.length === 1 ? same[0] : undefined;
}

const alike = (look: string): string => folded(asciiDigits(look));
