import { type Entered, TypedInput } from './TypedInput';

/** A date in the Gregorian calendar, in the browser's own input; an empty one is null. */
export const AdDateInput = ({ source }: { source: string }) => (
  <TypedInput source={source} shown={shown} enter={enter} slotProps={slotProps} kind="date" />
);

const shown = (value: unknown) => (typeof value === 'string' ? value : '');
const enter = ({ value }: HTMLInputElement | HTMLTextAreaElement): Entered => ({ value: value || null });

// The browser's date input is never blank: it shows the format.
const slotProps = { htmlInput: { type: 'date', max: '9999-12-31' }, inputLabel: { shrink: true } } as const;
