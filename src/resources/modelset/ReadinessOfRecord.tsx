import { useRecordContext } from 'react-admin';
import { ModelsetReadiness } from './ModelsetReadiness';
import { useSheet } from './useSheet';

/** How much is there of the model set that a popup is about: its questions are read for that alone. */
export function ReadinessOfRecord() {
  const { data: sheet } = useSheet(useRecordContext());
  return sheet && <ModelsetReadiness sheet={sheet} />;
}
