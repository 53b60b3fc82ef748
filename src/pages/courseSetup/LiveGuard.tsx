import { useRecordContext } from 'react-admin';
import { WhyNotLive } from '@/components/courseTree/WhyNotLive';
import type { GuardProps } from '@/components/treePage/panelParts';

/** A course can't be activated before it has what it needs. */
export function LiveGuard({ action, children }: GuardProps) {
  const record = useRecordContext();
  return action.what === 'activate' ? <WhyNotLive record={record}>{children}</WhyNotLive> : children(undefined);
}
