import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/useDigits';
import { freeRange } from '@/domain/freeNumbers';
import { useOfferedNumber } from './useOfferedNumber';

interface FirstNumberProps {
  count: number;
  /** In which order they get their numbers: that in which they stand, or that in which they were added. */
  order: 'list' | 'added';
}

/** Offers the first of several questions its number in the model set, and says which numbers they get from it on. */
export function FirstNumber({ count, order }: FirstNumberProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const offered = useOfferedNumber();
  if (!offered) return null;
  const [from, to] = freeRange(offered.taken, offered.number, count);
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      {translate(`quiz_bulk.numbers_${order}`, { smart_count: count, from: digits(from), to: digits(to) })}
    </Typography>
  );
}
