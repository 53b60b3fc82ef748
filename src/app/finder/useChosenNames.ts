import { useTranslate } from 'react-admin';
import { useCourseNodes } from '@/components/courseTree/useCourseNodes';
import { byUsualName } from '@/components/form/filterNames';
import { useDigits } from '@/components/useDigits';
import type { Shortfall } from './lookThrough';

/** Returns a function that names the fields or choices of a shortfall: fields by label, a course by name, a year by number. */
export function useChosenNames(): (shortfall: Shortfall) => string {
  const translate = useTranslate();
  const digits = useDigits();
  const { data: categories = [] } = useCourseNodes();
  const labelOf = (field: string) => translate(`fields.${field}`);
  const nameOf = ([field, value]: [string, unknown]): string => {
    if (field === 'year') return digits(String(value));
    const course = categories.flatMap(({ children }) => children).find(({ iid }) => iid === value);
    return (field === 'courses' && course?.label) || labelOf(field);
  };
  const namesOf = (shortfall: Shortfall): string[] => {
    if (shortfall.kind === 'unasked') return shortfall.missing.map(labelOf);
    return shortfall.kind === 'partly' ? Object.entries(byUsualName(shortfall.chosen)).toSorted(byPlace).map(nameOf) : [];
  };
  return (shortfall) => [...new Set(namesOf(shortfall))].join(', ');
}

/** The course first and the year last, in whichever order a list asks for them. */
const byPlace = ([one]: [string, unknown], [other]: [string, unknown]) => placeOf(one) - placeOf(other);
const placeOf = (field: string): number => ({ courses: 0, year: 2 })[field] ?? 1;
