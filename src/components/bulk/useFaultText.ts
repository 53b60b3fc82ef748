import { useTranslate } from 'react-admin';
import { useFieldName } from '@/components/form/fieldNames';
import type { Fault } from './faults';

/** Says why something wasn't done with one of many, in the chosen language: what is wrong at a field names it. */
export function useFaultText(): (fault: Fault) => string {
  const translate = useTranslate();
  const nameOf = useFieldName();
  return ({ field, message }) => {
    const said = translate(message, { _: message });
    return field === '' ? said : translate('ui.fault', { field: nameOf(field), said });
  };
}
