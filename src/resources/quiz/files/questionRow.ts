import type { Fault } from '@/components/record/bulk/faults';

/** A question of a file as the form would hold it, not yet validated; all its texts are HTML. */
export interface QuestionForm {
  question: string;
  quiz_options: { options: string; correct: boolean }[];
  correct_option: string | null;
  answer_desc: string | null;
  has_video_solution: 'y' | 'n';
  video_solution: string | null;
  app_video_solution: string | null;
}

/** A question as it was read from a file. */
export interface ReadRow {
  /** The line on which it begins, from 1. */
  line: number;
  form: QuestionForm;
  /** The faults in reading it. */
  faults: readonly Fault[];
  /** What is said of it although it can be added: what of the file isn't part of the question. */
  notes: readonly Fault[];
  /** Whether nothing of it could be read: then there is nothing to validate. */
  unread?: boolean;
}

/** The questions of a file. */
export interface ReadFile {
  /** Each is read on request, because making its texts safe takes a while. */
  rows: readonly (() => ReadRow)[];
  /** The columns that aren't part of a question. */
  unknown: readonly string[];
  /** What stands above a table's head, such as a title. */
  above: readonly string[];
  /** The fault of the file as a whole: a message key. */
  fault?: string;
  /** Returns some of its rows as they are in the file, each with why it wasn't added, so that they can be corrected and imported again. */
  rest: (left: readonly { index: number; reason: string }[]) => string;
}

/**
 * The most characters that a question may have in a file, with its options and explanation: making a longer one safe blocks the page. The
 * message says it, too.
 */
const longest = 100_000;

/** Returns a question that is refused for its length, with the beginning by which people can identify it; undefined for any other. */
export function tooLongRow(line: number, source: string): ReadRow | undefined {
  if (source.length <= longest) return undefined;
  const form = { ...emptyForm, question: source.slice(0, 60).replaceAll('&', '&amp;').replaceAll('<', '&lt;') };
  const fault = { field: '', message: 'quiz_import.too_long' };
  return { line, form, faults: [fault], notes: [], unread: true };
}

/** The formats of such files that are also written; each is also a file's extension. */
export const fileFormats = ['csv', 'gift'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Makes a file in a format, whose extension this is. */
export const fileOf = (text: string, format: FileFormat | 'txt'): Blob =>
  new Blob([text], { type: `text/${format === 'csv' ? 'csv' : 'plain'};charset=utf-8` });

const mark = '// reason: ';

/** Writes why a question wasn't added, in a file that has no columns for it. */
export const reasonLine = (reason: string): string => mark + reason.replaceAll(/\s+/g, ' ');

/** Returns lines without those that say such a reason. */
export const withoutReason = (source: string): string =>
  source
    .split('\n')
    .filter((line) => !line.startsWith(mark))
    .join('\n');

/** Returns a question's videos: both or none. */
export const videosOf = (video: string | undefined, app: string | undefined) => ({
  has_video_solution: video || app ? ('y' as const) : ('n' as const),
  video_solution: video || null,
  app_video_solution: app || null,
});

/** A question of which nothing is known. */
export const emptyForm: QuestionForm = {
  question: '',
  quiz_options: [],
  correct_option: null,
  answer_desc: null,
  ...videosOf(undefined, undefined),
};
