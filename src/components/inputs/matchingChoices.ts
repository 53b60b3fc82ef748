import { remembered } from '@/domain/remembered';
import { searchable } from '@/domain/searchable';

/** A record to choose: its id, and the name by which people know it. */
export interface ReferenceChoice<Id extends number | string = number | string> {
  /** A number, or an opaque text. */
  id: Id;
  name: string;
  /** What it stands below, outermost first, where names alone may be those of several. */
  way?: readonly string[];
}

/** How many choices are shown at once. */
const shown = 50;

/** The way to a choice in words; undefined where it has none. */
export const wayText = (way: readonly string[] = []): string | undefined => way.join(' › ') || undefined;

/** The first of the choices whose names, with the way to them, have every word of what is typed, in either script's digits. */
export function matchingChoices(choices: readonly ReferenceChoice[], typed: string): ReferenceChoice[] {
  const words = searchable(typed).split(' ');
  return choices.filter((choice) => words.every((word) => searchedName(choice).includes(word))).slice(0, shown);
}

/** Made once of a choice, not at each key that is pressed. */
const searchedName = remembered(({ name, way = [] }: ReferenceChoice) => searchable([name, ...way].join(' ')));
