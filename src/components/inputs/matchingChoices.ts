import { remembered } from '@/domain/remembered';
import { searchable } from '@/domain/searchable';

/** A record to choose: its id, and the name by which people know it. */
export interface ReferenceChoice {
  id: number;
  name: string;
}

/** How many choices are shown at once. */
const shown = 50;

/** The first of the choices whose names have every word of what is typed, in either script's digits. */
export function matchingChoices(choices: readonly ReferenceChoice[], typed: string): ReferenceChoice[] {
  const words = searchable(typed).split(' ');
  return choices.filter((choice) => words.every((word) => searchedName(choice).includes(word))).slice(0, shown);
}

/** Made once of a choice, not at each key that is pressed. */
const searchedName = remembered(({ name }: ReferenceChoice) => searchable(name));
