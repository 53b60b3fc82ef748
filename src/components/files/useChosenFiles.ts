import { useMemo, useState } from 'react';
import { typedByContent } from '@/domain/fileType';
import { type FileListRules, type JudgedFile, judgeFiles } from './judgeFiles';

/** Files that were chosen and not yet sent. */
export interface ChosenFiles {
  files: readonly JudgedFile[];
  /** Those that may be sent. */
  good: readonly File[];
  /** Adds files once their content has been checked: a name alone is no proof. */
  add: (files: readonly File[]) => Promise<void>;
  remove: (files: readonly File[]) => void;
  /** Keeps the server's refusals of files. */
  refuse: (refused: ReadonlyMap<File, string>) => void;
}

/** Keeps a list of files, each validated as soon as it is chosen. The rules must be the same object at each call. */
export function useChosenFiles(rules: FileListRules): ChosenFiles {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<ReadonlyMap<File, string>>(new Map());
  const files = useMemo(() => judgeFiles(chosen, rules, refused), [chosen, rules, refused]);
  return {
    files,
    good: useMemo(() => files.flatMap(({ file, refusal }) => (refusal === undefined ? [file] : [])), [files]),
    add: async (more) => {
      const known = await Promise.all(more.map(typedByContent));
      setChosen((now) => [...now, ...known.filter((file) => !now.some((other) => isSame(file, other)))]);
    },
    remove: (gone) => setChosen((now) => now.filter((file) => !gone.includes(file))),
    refuse: (more) => setRefused((now) => new Map([...now, ...more])),
  };
}

/** A file that is chosen again is another object. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
