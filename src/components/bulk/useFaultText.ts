import { useTranslate } from 'react-admin';
import { useFieldName } from '@/components/form/fieldNames';
import type { Fault } from './faults';

/** Returns a function that says why one of several records was refused, in the chosen language, with the name of the field. */
export function useFaultText(): (fault: Fault) => string {
  const translate = useTranslate();
  const nameOf = useFieldName();
  return ({ field, message, args }) => {
    const said = translate(message, { ...args, _: message });
    return field === '' ? said : translate('ui.fault', { field: nameOf(field), said });
  };
}
