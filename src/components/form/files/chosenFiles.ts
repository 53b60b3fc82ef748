import { useMemo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { z } from 'zod/mini';
import type { FileRules } from '@/contract/fileFields';
import { say } from '@/contract/message';
import { numberText } from '@/domain/digits';
import { fileSize } from '@/domain/fileSize';
import { fileFormats, typedByContent } from '@/domain/fileType';

/** The rules for each file of a list, and how many files it takes. */
export interface FileListRules {
  file: z.ZodMiniFile;
  most: number;
}

export interface JudgedFile {
  file: File;
  /** Why it won't be sent: a rule's text, or the server's. */
  refusal: string | undefined;
}

/** Returns whether each file may be sent; a refused one doesn't count towards the limit. `refused` has the server's refusals. */
export function judgeFiles(
  files: readonly File[],
  { file: schema, most }: FileListRules,
  refused: ReadonlyMap<File, string>,
): JudgedFile[] {
  let taken = 0;
  return files.map((file) => {
    const refusal = refused.get(file) ?? schema.safeParse(file).error?.issues[0]?.message;
    if (refusal !== undefined) return { file, refusal };
    taken += 1;
    return { file, refusal: taken > most ? say('too_many_files', { count: most }) : undefined };
  });
}

/** Files that were chosen. */
export interface ChosenList {
  files: readonly JudgedFile[];
  /** Those that may be sent. */
  good: readonly File[];
  /** Adds files once their content has been checked: a name alone is no proof. */
  add: (files: readonly File[]) => Promise<void>;
  remove: (files: readonly File[]) => void;
}

/** Files that were chosen and not yet sent. */
export interface ChosenFiles extends ChosenList {
  /** Keeps the server's refusals of files. */
  refuse: (refused: ReadonlyMap<File, string>) => void;
}

/** Files that were chosen before, and the server's refusals of them. */
export interface RefusedFiles {
  files: readonly File[];
  refused: ReadonlyMap<File, string>;
}

/**
 * Keeps a list of files, each validated as soon as it is chosen; it begins with those of `first`. The rules must be the same object at each
 * call.
 */
export function useChosenFiles(rules: FileListRules, first: RefusedFiles = none): ChosenFiles {
  const [chosen, setChosen] = useState(first.files);
  const [refused, setRefused] = useState(first.refused);
  const files = useMemo(() => judgeFiles(chosen, rules, refused), [chosen, rules, refused]);
  return {
    files,
    good: useMemo(() => files.flatMap(({ file, refusal }) => (refusal === undefined ? [file] : [])), [files]),
    add: async (more) => {
      const known = await Promise.all(more.map(typedByContent));
      setChosen((now) => withFiles(now, known));
    },
    remove: (gone) => setChosen((now) => now.filter((file) => !gone.includes(file))),
    refuse: (more) => setRefused((now) => new Map([...now, ...more])),
  };
}

const none: RefusedFiles = { files: [], refused: new Map() };

/** Returns chosen files with more of them, each once. */
export const withFiles = (now: readonly File[], more: readonly File[]): File[] => [
  ...now,
  ...more.filter((file) => !now.some((other) => isSame(file, other))),
];

/** A file that is chosen again is another object. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Returns the words for files and their progress, in the chosen language. */
export function useFileTexts() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const sizeOf = (bytes: number) => fileSize(bytes, locale);
  const either = (texts: readonly string[]) => {
    const last = texts.at(-1) ?? '';
    return texts.length > 1 ? translate('ui.either', { others: texts.slice(0, -1).join(', '), last }) : last;
  };
  return {
    sizeOf,
    percent: (share: number) => numberText(share, locale, { style: 'percent' }),
    rulesOf: ({ types, maxSize }: FileRules) =>
      translate('ui.file_rules', {
        formats: either(fileFormats(types)),
        size: sizeOf(maxSize),
      }),
  };
}
