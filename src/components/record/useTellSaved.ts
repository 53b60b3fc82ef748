import { useContext } from 'react';
import { ListContext, type RaRecord, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { FormContainer } from '@/components/feedback/formContainer';
import { land } from '@/components/feedback/landing';
import { useNameToast } from '@/components/feedback/useNameToast';
import { useNameOf } from '@/components/fields/useNameOf';
import { useDetailsOf } from '@/components/routing/useDetailsOf';
import { isUnknown } from '@/providers/data/adapter';

interface Saved {
  /** Whether they are new. */
  isNew?: boolean;
  /** Whether the toast leads to one; what is gone, or offers its way back, it doesn't. */
  leads?: boolean;
  /** When the save began, in milliseconds. */
  since: number;
}

/** Tells of records that were saved: their list brings them into sight, and the toast names the one that it was, and leads to it. */
export function useTellSaved() {
  const resource = useResourceContext() ?? '';
  const ownDetails = useDetailsOf();
  const nameOf = useNameOf();
  const nameToast = useNameToast();
  const { search } = useLocation();
  const overList = useContext(ListContext) !== undefined;
  const { detailsOf } = useContext(FormContainer);
  const addressOf = (record: RaRecord) => detailsOf?.(record) ?? `${ownDetails?.(encodeURIComponent(record.id))}${search}`;

  return (records: readonly RaRecord[], { isNew = false, leads = true, since }: Saved) => {
    const known = records.filter((record) => !isUnknown(record));
    const [record] = known;
    if (!record) return;
    land({ resource, ids: known.map(({ id }) => id), isNew, since });
    if (known.length > 1) return;
    // Beside a tree what was changed is shown already.
    const isLink = leads && ownDetails && detailsOf !== null && (isNew || overList);
    nameToast({ name: nameOf(record), action: isLink ? { label: 'ui.view', to: addressOf(record) } : undefined });
  };
}
