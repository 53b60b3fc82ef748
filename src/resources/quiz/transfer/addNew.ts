import { endsAll, faultsOf } from '@/components/record/bulk/faults';
import type { Client } from '@/providers/api/client';
import type { Tagging } from '../tagQuestion';
import { addQuestion, type RowResult } from './addQuestion';
import { type BankLooks, readNewLooks } from './bankLooks';
import type { RowVerdict } from './verdicts';

interface NewRow {
  row: RowVerdict;
  /** The bank as it was read; what has been added since is read again. */
  bank: BankLooks;
}

/**
 * Adds a question unless the bank has it by now: another tab may have added it since, or an addition of which no answer came. Only the
 * question that its row names may look the same, if the user wants it all the same, and those that were added here.
 */
export function addNew(client: Client, { row, bank }: NewRow, tagging: Tagging | undefined): Promise<RowResult> {
  // A lock across tabs: both would find that it isn't there.
  return navigator.locks.request(`coursedesk-import ${row.look}`, async () => {
    try {
      await readNewLooks(client, bank, new AbortController().signal);
    } catch (error) {
      return { row, faults: faultsOf(error), isEnd: endsAll(error) };
    }
    const twin = bank.looks.get(row.look);
    if (twin !== undefined && twin !== row.twin?.bank && !bank.own.has(row.look)) return { row, faults: [], twin };
    const result = await addQuestion(client, row, tagging);
    if (result.added !== undefined) bank.own.add(row.look);
    return result;
  });
}
