import type { RaRecord } from 'react-admin';

/** A field of few values, and the field that says its value in words. */
export interface ChoiceField {
  source: string;
  named: string;
}

interface Choice {
  value: unknown;
  name: string;
  count: number;
}

/** The values that rows have, by their names, each with how many have it. */
export function choicesOf(rows: readonly RaRecord[], { source, named }: ChoiceField): Choice[] {
  const choices = new Map<unknown, Choice>();
  for (const row of rows) {
    const value: unknown = row[source];
    const { count } = choices.get(value) ?? { count: 0 };
    choices.set(value, { value, name: String(row[named] ?? ''), count: count + 1 });
  }
  return [...choices.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
