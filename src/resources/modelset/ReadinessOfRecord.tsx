import { useRecordContext } from 'react-admin';
import { ReadinessShape } from '@/components/feedback/Readiness';
import { ModelsetReadiness } from './ModelsetReadiness';
import { useSheet } from './useSheet';

/** How much is there of the model set that a popup is about: its questions are read for that alone. */
export function ReadinessOfRecord() {
  const { data: sheet, isPending } = useSheet(useRecordContext());
  if (!sheet) return isPending && <ReadinessShape />;
  return <ModelsetReadiness sheet={sheet} />;
}
