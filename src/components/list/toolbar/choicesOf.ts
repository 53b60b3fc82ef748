import type { RaRecord } from 'react-admin';

/** A field of few values, and the field with its value's name. */
export interface ChoiceField {
  source: string;
  named: string;
}

interface Choice {
  value: unknown;
  name: string;
  count: number;
}

/** Returns the values that rows have, sorted by name, each with the number of its rows. */
export function choicesOf(rows: readonly RaRecord[], { source, named }: ChoiceField): Choice[] {
  const choices = new Map<unknown, Choice>();
  for (const row of rows) {
    const value: unknown = row[source];
    const { count } = choices.get(value) ?? { count: 0 };
    choices.set(value, { value, name: String(row[named] ?? ''), count: count + 1 });
  }
  return [...choices.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
