import { useRecordContext } from 'react-admin';
import { useLanguage } from '@/components/fields/useLanguage';
import { StatusChip } from '@/components/record/StatusChip';
import { liveStatusText } from './liveStatusText';

/** Shows the status of the context's live quiz. */
export function LiveStatus() {
  const language = useLanguage();
  const status = String(useRecordContext()?.live_exam_status);
  return <StatusChip good={status === 'RUNNING'} label={liveStatusText(status, language)} />;
}
