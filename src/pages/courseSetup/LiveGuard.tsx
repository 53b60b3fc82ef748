import { useRecordContext } from 'react-admin';
import { WhyNotLive } from '@/components/courseTree/WhyNotLive';
import type { GuardProps } from '@/components/treePage/panelParts';

/** Disables *Activate* until the course has what it needs to go live. */
export function LiveGuard({ action, children }: GuardProps) {
  const record = useRecordContext();
  return action.what === 'activate' ? <WhyNotLive record={record}>{children}</WhyNotLive> : children(undefined);
}
