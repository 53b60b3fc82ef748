import { type Level, levels, screenOf } from '@/components/courseTree/levels';

/** Who created or changed a record, and when; a server may know neither. */
interface Stamps {
  created_by: string | null;
  created_date: string | null;
  modified_by: string | null;
  modified_date: string | null;
}

/** A record that was created or changed. */
export interface Edit {
  level: Level;
  name: string;
  to: string;
  /** An instant. */
  at: string;
  by: string | null;
}

/** Returns the records of one level, each with its last change. */
export const editsOf = <Row extends Stamps>(
  level: Level,
  rows: readonly Row[],
  named: (row: Row) => readonly [name: string, slug: string],
): Edit[] =>
  rows.flatMap((row) => {
    const at = row.modified_date ?? row.created_date;
    if (at === null) return [];
    const [name, slug] = named(row);
    const by = row.modified_date === null ? row.created_by : row.modified_by;
    return [{ level, name, to: screenOf(levels[level].view, slug), at, by }];
  });

/** The last of these edits, the newest first. */
export const lastEdits = (edits: readonly Edit[], count: number): Edit[] =>
  edits.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, count);
