import { useRecordContext } from 'react-admin';
import { useLanguage } from '@/components/fields/useLanguage';
import { StatusChip } from '@/components/record/StatusChip';
import { liveStatusText } from './liveStatusText';

/** How far the live quiz is that stands here. */
export function LiveStatus() {
  const language = useLanguage();
  const status = String(useRecordContext()?.live_exam_status);
  return <StatusChip good={status === 'RUNNING'} label={liveStatusText(status, language)} />;
}
