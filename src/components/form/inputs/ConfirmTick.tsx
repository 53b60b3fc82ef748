import { Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useFieldCheck } from '@/components/form/fieldRules';
import { say } from '@/contract/message';

interface ConfirmTickProps {
  /** The field that is refused until the person confirms. */
  source: string;
  /** What is asked about, as a text; a tick holds for just that. Nothing is asked where it is empty. */
  asked: string;
  /** The refusal, made by `say`. */
  refusal: string;
  /** What the person confirms. */
  label: string;
  /** Whether that on which the question depends is still being read: until then nothing is saved unasked. */
  isReading?: boolean;
}

/** Asks about something unusual: the form isn't saved until a tick says that it is right. */
export function ConfirmTick({ source, asked, refusal, label, isReading = false }: ConfirmTickProps) {
  const [confirmed, setConfirmed] = useState('');
  useFieldCheck(source, () => {
    if (isReading) return say('still_reading');
    return asked !== confirmed && asked !== '' ? refusal : undefined;
  });
  if (asked === '') return null;
  return (
    <FormControlLabel
      control={<Checkbox required checked={confirmed === asked} onChange={(_, checked) => setConfirmed(checked ? asked : '')} />}
      label={label}
      sx={{ gridColumn: '1 / -1' }}
    />
  );
}
