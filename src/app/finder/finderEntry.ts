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

/** Something that the finder leads to, or does. */
export interface FinderEntry {
  /** Unique among all. */
  key: string;
  kind: FinderKind;
  name: string;
  /** Where it stands, outermost first. */
  way: readonly string[];
  /** Its names and its marks, as a search compares them. */
  names: readonly string[];
  marks: string;
  /** The address that it leads to, and what it does before that, or instead. */
  to?: string;
  run?: () => void;
  /** Other addresses of the same, such as the form that changes it. */
  also?: readonly string[];
}

interface Given extends Omit<FinderEntry, 'key' | 'names' | 'marks' | 'way'> {
  way?: readonly string[];
  /** What else it is called. */
  otherNames?: readonly string[];
}

/** A screen or an action, found by all its names. */
export const namedEntry = ({ way = [], otherNames = [], ...entry }: Given): FinderEntry => ({
  ...entry,
  key: `${entry.kind} ${entry.to ?? entry.name}`,
  way,
  names: [entry.name, ...otherNames].map(searchable),
  marks: '',
});
