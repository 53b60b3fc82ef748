import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { DetailRow } from '@/components/fields/Details';
import { useDigits } from '@/components/useDigits';

interface AddressDetailProps {
  source: 'p_address' | 't_address';
}

/** Shows an address in one line, from the house to the country. */
export function AddressDetail({ source }: AddressDetailProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const [locale] = useLocaleState();
  const record = useRecordContext();
  const prefix = source === 't_address' ? 't_' : '';
  const text = (field: string): string => String(record?.[prefix + field] ?? '');
  const inLanguage = (field: string) => (locale === 'ne' && text(`${field}_nep`)) || text(field);
  const house = text('house_no');
  const parts = [
    house && translate('employee.house', { number: digits(house) }),
    text('tole'),
    [text('vdc_municipality'), digits(text('ward_no'))].filter(Boolean).join('-'),
    inLanguage('district_name'),
    inLanguage('zone_name'),
    text('country'),
  ];
  return <DetailRow source={source}>{parts.filter(Boolean).join(', ') || translate('ui.not_available')}</DetailRow>;
}
