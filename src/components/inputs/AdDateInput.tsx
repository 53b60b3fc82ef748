import { type Entered, TypedInput } from './TypedInput';

/** A date of a record form in the Gregorian calendar, by the browser's own box; an empty one is null. */
export const AdDateInput = ({ source }: { source: string }) => (
  <TypedInput source={source} shown={shown} enter={enter} slotProps={slotProps} kind="date" />
);

const shown = (value: unknown) => (typeof value === 'string' ? value : '');
const enter = ({ value }: HTMLInputElement | HTMLTextAreaElement): Entered => ({ value: value || null });

// The box is never empty: it says what is to be typed.
const slotProps = { htmlInput: { type: 'date', max: '9999-12-31' }, inputLabel: { shrink: true } } as const;
