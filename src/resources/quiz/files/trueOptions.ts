import type { Fault } from '@/components/bulk/faults';
import { say } from '@/contract/message';
import { lookOf } from '@/domain/lookOf';
import { typedFigures } from '@/domain/typedFigures';

interface Said {
  /** The true options: their numbers or letters, or the text of one. */
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

/** Returns which of a question's options are true by a table; if it doesn't say, the one with the same text as its correct option. */
export function trueOptionsOf(options: readonly string[], { correct, correctOption }: Said): TrueOptions {
  if (correct !== '') {
    const found = numbered(correct, options.length) ?? ofText(correct, options);
    return { ...found, correctOption: correctOption || (options[found.places[0] ?? -1] ?? null) };
  }
  const found = ofText(correctOption, options);
  if (!found.fault) return { ...found, correctOption };
  return { places: [], correctOption: correctOption || null, ...numbered(correctOption, options.length) };
}

type Found = Pick<TrueOptions, 'places' | 'fault'>;

const ofText = (text: string, options: readonly string[]): Found => {
  const place = text === '' ? -1 : options.map(lookOf).indexOf(lookOf(text));
  return place < 0 ? { places: [], fault: noSuch(text) } : { places: [place] };
};

/** Reads the options' numbers, from 1: `2`, `1, 3`, `२`, `B`; undefined where the cell has anything else. */
function numbered(cell: string, count: number): (Found & { correctOption: null }) | undefined {
  const named = typedFigures(cell)
    .split(/[\s,;|/]+/)
    .filter(Boolean)
    .map((written) => ({ written, number: numberOf(written) }));
  if (named.length === 0 || named.some(({ number }) => Number.isNaN(number))) return undefined;
  const missing = named.find(({ number }) => number < 1 || number > count);
  const places = missing ? [] : named.map(({ number }) => number - 1);
  return { places, correctOption: null, ...(missing && { fault: noSuch(missing.written) }) };
}

function numberOf(written: string): number {
  if (/^\d{1,3}$/.test(written)) return Number(written);
  return /^[a-j]$/i.test(written) ? written.toLowerCase().charCodeAt(0) - 96 : Number.NaN;
}

const noSuch = (option: string): Fault => ({ field: 'correct', message: say('no_such_option', { option }) });
