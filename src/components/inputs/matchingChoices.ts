import { remembered } from '@/domain/remembered';
import { searchable } from '@/domain/searchable';

/** A record to choose: its id, and the name by which people know it. */
export interface ReferenceChoice<Id extends number | string = number | string> {
  /** A number, or an opaque text. */
  id: Id;
  name: string;
  /** The names of what it belongs to, outermost first, where several choices may have one name. */
  way?: readonly string[];
}

/** How many choices are shown at once. */
const shown = 50;

/** Joins the names above a choice; undefined if it has none. */
export const wayText = (way: readonly string[] = []): string | undefined => way.join(' › ') || undefined;

/** Returns the first choices whose names, with those above them, have every typed word, in either script's digits. */
export function matchingChoices(choices: readonly ReferenceChoice[], typed: string): ReferenceChoice[] {
  const words = searchable(typed).split(' ');
  return choices.filter((choice) => words.every((word) => searchedName(choice).includes(word))).slice(0, shown);
}

/** Made once of a choice, not at each key that is pressed. */
const searchedName = remembered(({ name, way = [] }: ReferenceChoice) => searchable([name, ...way].join(' ')));
