import { useTranslate } from 'react-admin';
import { useFaultText } from '@/components/record/bulk/BulkOutcome';
import { useDigits } from '@/components/ui/text/digits';
import type { RowVerdict } from './verdicts';

/** Returns the texts about a row, in the chosen language. */
export function useRowTexts() {
  const translate = useTranslate();
  const digits = useDigits();
  const faultText = useFaultText();
  const twinText = ({ twin }: RowVerdict): string => {
    if (!twin) return '';
    return twin.bank === undefined
      ? translate('quiz_import.twin_of_row', { row: digits(twin.row) })
      : translate('quiz_import.twin_of_bank', { id: digits(twin.bank) });
  };
  /** Why a row isn't added. */
  const reasonOf = (row: RowVerdict): string => [...row.faults.map(faultText), twinText(row)].filter(Boolean).join('; ');
  return { faultText, twinText, reasonOf };
}
