import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Identifier, type RaRecord, useNotify } from 'react-admin';
import { useNameToast } from '@/components/ui/feedback/toasts';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';
import { ApiError } from '@/providers/api/errors';
import { isUndecided } from '@/providers/api/writeKeys';
import { findDeleted, type Restoring as HowRestored, restoreEntry } from '@/providers/data/recycled';
import { useWriter } from '@/providers/data/useWriter';
import { useServices } from '@/providers/services';

type Deleted = Awaited<ReturnType<typeof findDeleted>>;

interface Restoring {
  /** Restores one record; rejects if it is refused. */
  restore: (record: Pick<RaRecord, 'id'>) => Promise<void>;
  /** Restores one record and tells the result; a failure can be tried again, with the deleted records that it belongs to if that is why. */
  restoreAndTell: (record: Pick<RaRecord, 'id'>, name: string) => void;
}

/** Returns what restores deleted records of an area from the recycle bin; undefined where the server has none. */
export function useRestore(area: string | undefined): Restoring | undefined {
  const { config } = useServices();
  const client = useWriter();
  // Restoring them had no answer yet: it may be done, and then the bin doesn't have them any more.
  const [unsure] = useState(() => new Map<Identifier, Deleted>());
  const queries = useQueryClient();
  const notify = useNotify();
  const nameToast = useNameToast();
  const tellFailed = useTellFailed();
  if (area === undefined || !config.history) return undefined;

  const deletedOf = async ({ id }: Pick<RaRecord, 'id'>) => unsure.get(id) ?? findDeleted(client, { area, record: id });
  const putBack = async ({ id }: Pick<RaRecord, 'id'>, entry: Deleted, how?: HowRestored) => {
    unsure.set(id, entry);
    try {
      const address = await restoreEntry(client, entry.id, how);
      unsure.delete(id);
      return address;
    } catch (error) {
      if (error instanceof ApiError && !isUndecided(error.status)) unsure.delete(id);
      throw error;
    }
  };
  const restore: Restoring['restore'] = async (record) => void (await putBack(record, await deletedOf(record)));

  const tell = (name: string, address: string | null) => {
    void queries.invalidateQueries();
    if (address === null) notify('ui.restored', { type: 'success' });
    else notify('ui.restored_as', { type: 'success', messageArgs: { address } });
    nameToast({ name });
  };
  const restoreAndTell: Restoring['restoreAndTell'] = (record, name) => {
    const attempt = async (how: HowRestored) => {
      const entry = await deletedOf(record);
      const isBelow = entry.above.length > 0 && !how.with_above;
      const again = () => void attempt(isBelow ? { with_above: true } : how).catch(fail);
      await putBack(record, entry, how).then(
        (address) => tell(name, address),
        ({ message }: Error) =>
          tellFailed('ui.not_undone', { reason: message, again, ...(isBelow && { label: 'ui.restore_both' }) }),
      );
    };
    const fail = ({ message }: Error) =>
      tellFailed('ui.not_undone', { reason: message, again: () => void attempt({}).catch(fail) });
    void attempt({}).catch(fail);
  };
  return { restore, restoreAndTell };
}
