import type { Fault } from '@/components/bulk/faults';

/** A question of a file as the form would hold it, yet to be judged; all its texts are HTML. */
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
  /** The line that it begins on, from 1. */
  line: number;
  form: QuestionForm;
  /** What of it couldn't be read. */
  faults: readonly Fault[];
  /** Whether nothing of it could: then there is nothing to judge. */
  unread?: boolean;
}

/** The questions of a file. */
export interface ReadFile {
  /** Each is read once it is asked for: to make its texts safe takes a while. */
  rows: readonly (() => ReadRow)[];
  /** The columns that say nothing of a question. */
  unknown: readonly string[];
  /** What is wrong with the file as a whole: a key of the catalogue. */
  fault?: string;
  /** Some of its rows as they stand in it, each with why it wasn't added: to be mended, and imported again. */
  rest: (left: readonly { index: number; reason: string }[]) => string;
}

/** The formats of such files; each is also the end of a file's name. */
export const fileFormats = ['csv', 'gift'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** A file in a format. */
export const fileOf = (text: string, format: FileFormat): Blob =>
  new Blob([text], { type: `text/${format === 'csv' ? 'csv' : 'plain'};charset=utf-8` });

/** The videos of a question, which has both or none. */
export const videosOf = (video: string | undefined, app: string | undefined) => ({
  has_video_solution: video || app ? ('y' as const) : ('n' as const),
  video_solution: video || null,
  app_video_solution: app || null,
});
