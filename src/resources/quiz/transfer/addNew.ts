import { endsAll, faultsOf } from '@/components/bulk/faults';
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
 * Adds a question unless the bank has it by now: another tab may have added it since, or an addition of which no answer came. One that is
 * added although it looks like another isn't compared.
 */
export function addNew(client: Client, { row, bank }: NewRow, tagging: Tagging | undefined): Promise<RowResult> {
  if (row.verdict === 'twin') return addQuestion(client, row, tagging);
  // A lock across tabs: both would find that it isn't there.
  return navigator.locks.request(`coursedesk-import ${row.look}`, async () => {
    try {
      await readNewLooks(client, bank, new AbortController().signal);
    } catch (error) {
      return { row, faults: faultsOf(error), isEnd: endsAll(error) };
    }
    const twin = bank.looks.get(row.look);
    return twin === undefined ? addQuestion(client, row, tagging) : { row, faults: [], twin };
  });
}
