import type { Level } from '@/components/product/courseTree/levels';
import { otherWords } from '@/domain/otherWords';
import { searchable } from '@/domain/searchable';

export type FinderKind = Level | 'record' | 'screen' | 'view' | 'action';

/** Something that the finder leads to or runs. */
export interface FinderEntry {
  /** Unique among all. */
  key: string;
  kind: FinderKind;
  /** The name of its kind, where that is more than the kind's own: «Model set». */
  kindName?: string;
  name: string;
  /** The names of its ancestors, outermost first. */
  way: readonly string[];
  /** Its names, codes and slugs, normalised for search. */
  names: readonly string[];
  marks: string;
  /** The address that it leads to, and an action that runs before that, or instead. */
  to?: string;
  run?: () => void;
  /** For an action that adds a record of a level below another: the level, and that of the other, which is asked for first. */
  adds?: { level: Level; below: Level };
  /** For a record of the catalogue: the address that adds a record below it. */
  addsAt?: string | undefined;
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
