import { useTranslate } from 'react-admin';
import { NumberInput } from './NumberInput';

/** An amount in rupees. */
export function MoneyInput({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <NumberInput source={source} inputMode="decimal" kind="code" unit={{ position: 'start', text: translate('ui.rupees') }} />
  );
}
