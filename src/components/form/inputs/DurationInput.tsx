import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/ui/text/digits';
import { durationMask } from '@/domain/calendar/duration';
import { type Entered, TypedInput } from './TypedInput';

/** A duration as `hh:mm:ss`: only digits need to be typed, in either script. */
export function DurationInput({ source }: { source: string }) {
  const translate = useTranslate();
  const digits = useDigits();
  return (
    <TypedInput
      source={source}
      shown={(value) => (typeof value === 'string' ? digits(value) : '')}
      enter={enter}
      kind="number"
      placeholder={translate('calendar.duration_format')}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}

// A change in the middle keeps the text as it is typed, or the caret would jump.
const enter = ({ value, selectionStart }: HTMLInputElement | HTMLTextAreaElement): Entered => ({
  value: durationMask(value) || null,
  typed: selectionStart === value.length ? undefined : value,
});
