import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDigits } from '@/components/ui/text/digits';
import { freeRange } from '@/domain/freeNumbers';
import { useServices } from '@/providers/services';
import { modelsetPlace, takenNumbers } from './takenNumbers';

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

const source = 'modelset_order_priority';

/**
 * Fills the first free number of the chosen model set into the form, until a person types another; returns the number and the taken ones
 * once both are known.
 */
function useOfferedNumber(): { number: number; taken: readonly number[] } | undefined {
  const { client } = useServices();
  const { setValue } = useFormContext();
  const [courses, year, modelset, quiz_level, number] = useWatch({ name: ['courses', 'year', 'modelset', 'quiz_level', source] });
  const { data: place } = modelsetPlace.safeParse({ courses, year: Number(year), modelset, quiz_level });
  const { data: taken } = useQuery({
    queryKey: ['taken numbers', place],
    queryFn: () => (place ? takenNumbers(client, place) : []),
    enabled: place !== undefined,
  });

  const offered = useRef<number>(undefined);
  const offer = useEffectEvent((numbers: readonly number[]) => {
    if ((number ?? '') !== '' && number !== offered.current) return;
    [offered.current] = freeRange(numbers, 1, 1);
    setValue(source, offered.current);
  });
  useEffect(() => {
    if (taken) offer(taken);
  }, [taken]);

  return taken && Number.isInteger(number) ? { number, taken } : undefined;
}
