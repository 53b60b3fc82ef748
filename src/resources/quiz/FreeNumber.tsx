import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/useDigits';
import { freeRange } from '@/domain/freeNumbers';
import { useOfferedNumber } from './useOfferedNumber';

/** Offers a question its number in the model set, and says which is free where the one that was typed is taken. */
export function FreeNumber() {
  const translate = useTranslate();
  const digits = useDigits();
  const offered = useOfferedNumber();
  if (!offered?.taken.includes(offered.number)) return null;
  const [free] = freeRange(offered.taken, 1, 1);
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      {translate('quiz_tag.number_taken', { number: digits(offered.number), free: digits(free) })}
    </Typography>
  );
}
