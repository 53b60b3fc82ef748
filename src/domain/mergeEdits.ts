type Values = Readonly<Record<string, unknown>>;

/** A record that two people have changed at once, by its fields. */
export interface Edits {
  /** The record when the form was opened. */
  before: Values;
  /** What the form holds now, and what it held at first. */
  mine: Values;
  initial: Values;
  /** The record as it stands now. */
  theirs: Values;
}

export interface Merge {
  /** The fields that only the record has changed in, in the given order. */
  theirs: readonly string[];
  /** The fields that both have changed, each to another value. */
  conflicts: readonly string[];
}

/** Who has changed which of these fields. What only the form changed is named nowhere: it is saved. */
export function mergeEdits(fields: readonly string[], { before, mine, initial, theirs }: Edits): Merge {
  const changed = fields.filter((field) => !isSame(before[field], theirs[field]) && !isSame(mine[field], theirs[field]));
  const isMine = (field: string) => !isSame(mine[field], initial[field]);
  return {
    theirs: changed.filter((field) => !isMine(field)),
    conflicts: changed.filter(isMine),
  };
}

/** Whether two values of a field are the same to a person: nothing, null and an empty text are. Files are themselves alone. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || (!hasFile(one) && !hasFile(other) && JSON.stringify(one ?? '') === JSON.stringify(other ?? ''));
}

const hasFile = (value: unknown): boolean => (Array.isArray(value) ? value.some(hasFile) : value instanceof Blob);
