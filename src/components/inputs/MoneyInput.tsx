import { useTranslate } from 'react-admin';
import { NumberInput } from './NumberInput';

interface MoneyInputProps {
  source: string;
  /** It is worked out of other fields. */
  readOnly?: boolean;
}

/** An amount in rupees. */
export function MoneyInput(props: MoneyInputProps) {
  const translate = useTranslate();
  return <NumberInput {...props} inputMode="decimal" unit={{ position: 'start', text: translate('ui.rupees') }} />;
}
