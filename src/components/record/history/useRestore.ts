import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify } from 'react-admin';
import { useNameToast } from '@/components/ui/feedback/toasts';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';
import { restoreDeleted } from '@/providers/data/recycled';
import { useWriter } from '@/providers/data/useWriter';
import { useServices } from '@/providers/services';

interface Restoring {
  /** Restores one record; rejects if it is refused. */
  restore: (record: Pick<RaRecord, 'id'>) => Promise<void>;
  /** Restores one record and tells the result; a failure can be tried again. */
  restoreAndTell: (record: Pick<RaRecord, 'id'>, name: string) => void;
}

/** Returns what restores deleted records of an area from the recycle bin; undefined where the server has none. */
export function useRestore(area: string | undefined): Restoring | undefined {
  const { config } = useServices();
  const client = useWriter();
  const queries = useQueryClient();
  const notify = useNotify();
  const nameToast = useNameToast();
  const tellFailed = useTellFailed();
  if (area === undefined || !config.history) return undefined;

  const restore: Restoring['restore'] = ({ id }) => restoreDeleted(client, { area, record: id });
  const restoreAndTell: Restoring['restoreAndTell'] = (record, name) => {
    const again = () => restoreAndTell(record, name);
    void restore(record).then(
      () => {
        void queries.invalidateQueries();
        notify('ui.restored', { type: 'success' });
        nameToast({ name });
      },
      ({ message }: Error) => tellFailed('ui.not_undone', { reason: message, again }),
    );
  };
  return { restore, restoreAndTell };
}
