import { useLocaleState } from 'react-admin';
import { gregorian } from './DateBox';
import { DayInput } from './DayInput';
import { type Entered, TypedInput } from './TypedInput';

/**
 * A date in the Gregorian calendar; an empty one is null. It is the browser's own input, but not in Nepali: browsers show its format in
 * their own language, and its digits as in English.
 */
export function AdDateInput({ source }: { source: string }) {
  const [locale] = useLocaleState();
  if (locale === 'ne') return <DayInput source={source} calendar={gregorian} />;
  return <TypedInput source={source} shown={shown} enter={enter} slotProps={slotProps} kind="date" />;
}

const shown = (value: unknown) => (typeof value === 'string' ? value : '');
const enter = ({ value }: HTMLInputElement | HTMLTextAreaElement): Entered => ({ value: value || null });

// The browser's date input is never blank: it shows the format.
const slotProps = { htmlInput: { type: 'date', max: '9999-12-31' }, inputLabel: { shrink: true } } as const;
