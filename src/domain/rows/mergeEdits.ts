type Values = Readonly<Record<string, unknown>>;

/** The states of a record that two people have changed at once. */
export interface Edits {
  /** The record when the form was opened. */
  before: Values;
  /** The form's values now, and its first values. */
  mine: Values;
  initial: Values;
  /** The record as it is now. */
  theirs: Values;
}

export interface Merge {
  /** The fields that changed in the record only, in the given order. */
  theirs: readonly string[];
  /** The fields that both changed, to different values. */
  conflicts: readonly string[];
}

/** Compares who changed which of these fields. Fields that only the form changed are not returned: they are saved. */
export function mergeEdits(fields: readonly string[], { before, mine, initial, theirs }: Edits): Merge {
  const changed = fields.filter((field) => !isSame(before[field], theirs[field]) && !isSame(mine[field], theirs[field]));
  const isMine = (field: string) => !isSame(mine[field], initial[field]);
  return {
    theirs: changed.filter((field) => !isMine(field)),
    conflicts: changed.filter(isMine),
  };
}

/** Whether two values of a field are the same to a person: undefined, null and an empty text are. A file equals only itself. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || (!hasFile(one) && !hasFile(other) && JSON.stringify(one ?? '') === JSON.stringify(other ?? ''));
}

const hasFile = (value: unknown): boolean => (Array.isArray(value) ? value.some(hasFile) : value instanceof Blob);
