import { useRecordContext } from 'react-admin';
import { ReadinessShape } from '@/components/feedback/Readiness';
import { ModelsetReadiness } from './ModelsetReadiness';
import { useSheet } from './useSheet';

/** Shows the readiness of a popup's model set; its questions are read for that alone. */
export function ReadinessOfRecord() {
  const { data: sheet, isPending } = useSheet(useRecordContext());
  if (!sheet) return isPending && <ReadinessShape />;
  return <ModelsetReadiness sheet={sheet} />;
}
