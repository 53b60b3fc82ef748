import type { RowResult } from './addQuestion';
import type { JudgedRow } from './judgedRow';

/** The other question that a row looks like: one of the bank, by its id, or one of the same file, by its row. */
export type Twin = { bank: number; row?: never } | { bank?: never; row: number };

export const verdicts = ['good', 'bad', 'twin', 'added'] as const;
export type Verdict = (typeof verdicts)[number];

/** A row with its verdict: it is good to be added, to be corrected, probably a duplicate, or already added. */
export interface RowVerdict extends JudgedRow {
  verdict: Verdict;
  twin?: Twin;
  /** The id of the added question, if its server returns it. */
  added?: number | null;
}

/** Returns the verdict on each row, by the looks of the bank's questions. A row that must be corrected is nobody's duplicate. */
export function verdictsOf(rows: readonly JudgedRow[], bank: ReadonlyMap<string, number>): RowVerdict[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    if (row.faults.length > 0) return { ...row, verdict: 'bad' };
    const twin = twinOf(bank.get(row.look), seen.get(row.look));
    if (twin) return { ...row, verdict: 'twin', twin };
    seen.set(row.look, row.line);
    return { ...row, verdict: 'good' };
  });
}

function twinOf(bank: number | undefined, row: number | undefined): Twin | undefined {
  if (bank !== undefined) return { bank };
  return row === undefined ? undefined : { row };
}

/** Returns the verdicts after some rows were added, or refused by the server; a row that was added but not tagged says why. */
export function afterAdding(rows: readonly RowVerdict[], results: readonly RowResult[]): RowVerdict[] {
  const byRow = new Map(results.map((result) => [result.row.id, result]));
  return rows.map((row) => {
    const result = byRow.get(row.id);
    if (!result) return row;
    const { twin: _, ...others } = row;
    const { added, faults, twin: bank } = result;
    if (bank !== undefined) return { ...others, faults, twin: { bank }, verdict: 'twin' };
    return added === undefined ? { ...others, faults, verdict: 'bad' } : { ...others, faults, added, verdict: 'added' };
  });
}
