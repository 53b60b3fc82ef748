import { useTranslate } from 'react-admin';
import { StatusChip } from '@/components/record/StatusChip';
import { liveText } from './liveText';

/** Shows whether a course is live. */
export function LiveChip({ live }: { live: boolean }) {
  const translate = useTranslate();
  return <StatusChip good={live} label={translate(liveText(live))} />;
}
