import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/useDigits';
import { freeRange } from '@/domain/freeNumbers';
import { useOfferedNumber } from './useOfferedNumber';

interface OfferedNumberProps {
  /** How many questions there are, each of which gets a number; one without it, which gets the one that is typed. */
  count?: number;
  /** A key of the catalogue, with places for the first and the last number that are free. */
  text?: string;
}

/**
 * Offers a question, or the first of several, its number in the model set; below it says which numbers they get from that on, or
 * that the one which was typed is taken.
 */
export function OfferedNumber({ count = 1, text }: OfferedNumberProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const offered = useOfferedNumber();
  if (!offered || (!text && !offered.taken.includes(offered.number))) return null;
  const [from, to] = freeRange(offered.taken, text ? offered.number : 1, count);
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      {translate(text ?? 'quiz_tag.number_taken', { smart_count: count, from: digits(from), to: digits(to) })}
    </Typography>
  );
}
