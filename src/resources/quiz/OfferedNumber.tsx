import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/useDigits';
import { freeRange } from '@/domain/freeNumbers';
import { useOfferedNumber } from './useOfferedNumber';

interface OfferedNumberProps {
  /** The number of questions, each of which gets a number; by default one question, which gets the typed number. */
  count?: number;
  /** A message key, with placeholders for the first and the last free number. */
  text?: string;
}

/**
 * Offers a question, or the first of several, its number in the model set; the text below says which numbers they get from there on, or
 * that the typed one is taken.
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
