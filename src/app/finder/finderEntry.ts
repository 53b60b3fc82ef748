import { otherWords } from '@/domain/otherWords';
import { searchable } from '@/domain/searchable';

export type FinderKind =
  | 'category'
  | 'course'
  | 'subcourse'
  | 'main_topic'
  | 'lesson'
  | 'sub_topic'
  | 'record'
  | 'screen'
  | 'view'
  | 'action';

/** Something that the finder leads to or runs. */
export interface FinderEntry {
  /** Unique among all. */
  key: string;
  kind: FinderKind;
  name: string;
  /** The names of its ancestors, outermost first. */
  way: readonly string[];
  /** Its names, codes and slugs, normalised for search. */
  names: readonly string[];
  marks: string;
  /** The address that it leads to, and an action that runs before that, or instead. */
  to?: string;
  run?: () => void;
  /** Other addresses of the same thing, such as its edit form. */
  also?: readonly string[];
}

interface Given extends Omit<FinderEntry, 'key' | 'names' | 'marks' | 'way'> {
  way?: readonly string[];
  /** Other names for it. */
  otherNames?: readonly string[];
}

/** Makes an entry of a screen or action, found by all its names, and by the other words for the terms in them. */
export const namedEntry = ({ way = [], otherNames = [], ...entry }: Given): FinderEntry => ({
  ...entry,
  key: `${entry.kind} ${entry.to ?? entry.name}`,
  way,
  names: [entry.name, ...otherNames].flatMap((name) => [searchable(name), `${searchable(name)} ${otherWords(name)}`]),
  marks: '',
});
