import { useContext } from 'react';
import { ListContext, type RaRecord, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useDetailsOf } from '@/components/routing/addresses';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { highlightRows } from '@/components/ui/feedback/highlight';
import { useNameToast } from '@/components/ui/feedback/toasts';
import { isUnknown } from '@/providers/data/records';
import { useNameOf } from './names';

interface Saved {
  /** Whether they are new. */
  isNew?: boolean;
  /** Whether the toast links to the record; not for a deleted one, or if it offers an undo. */
  leads?: boolean;
  /** When the save began, in milliseconds. */
  since: number;
}

/** Returns a function that reports saved records: their list scrolls them into view, and the toast names a single one and links to it. */
export function useTellSaved() {
  const resource = useResourceContext() ?? '';
  const ownDetails = useDetailsOf();
  const nameOf = useNameOf();
  const nameToast = useNameToast();
  const { search } = useLocation();
  const overList = useContext(ListContext) !== undefined;
  const { detailsOf } = useContext(FormContainer);
  const hasDetails = ownDetails !== undefined && detailsOf !== null;
  const addressOf = (record: RaRecord) => detailsOf?.(record) ?? `${ownDetails?.(encodeURIComponent(record.id))}${search}`;

  return (records: readonly RaRecord[], { isNew = false, leads = true, since }: Saved) => {
    const known = records.filter((record) => !isUnknown(record));
    const [record, ...others] = known;
    if (!record) return;
    highlightRows({ resource, ids: known.map(({ id }) => id), since, added: isNew && record });
    if (others.length > 0) return;
    // Beside a tree the changed record is already shown.
    const isLink = leads && hasDetails && (isNew || overList);
    nameToast({ name: nameOf(record), action: isLink ? { label: 'ui.view', to: addressOf(record) } : undefined });
  };
}
