import { useRecordContext } from 'react-admin';
import { SafeLink } from '@/components/html/SafeLink';

/** A row's stored address, as a link that opens in another browser tab. */
export function LinkField({ source }: { source: string }) {
  const href: unknown = useRecordContext()?.[source];
  return typeof href === 'string' && <SafeLink href={href} />;
}
