import { useTranslate } from 'react-admin';
import { NumberField } from './NumberField';

interface MoneyFieldProps {
  source: string;
  /** It is worked out of other fields. */
  readOnly?: boolean;
}

/** An amount in rupees. */
export function MoneyField(props: MoneyFieldProps) {
  const translate = useTranslate();
  return <NumberField {...props} inputMode="decimal" unit={{ position: 'start', text: translate('ui.rupees') }} />;
}
