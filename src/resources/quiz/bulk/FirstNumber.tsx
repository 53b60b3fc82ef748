import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDigits } from '@/components/useDigits';
import { freeRange } from '@/domain/freeNumbers';
import { useServices } from '@/providers/services';
import { modelsetPlace, takenNumbers } from './takenNumbers';

const source = 'modelset_order_priority';

/** Below the number of the first of several questions: the first free one of the model set stands in it, until a person types another; and which numbers they get from it on. */
export function FirstNumber({ count }: { count: number }) {
  const translate = useTranslate();
  const digits = useDigits();
  const { client } = useServices();
  const { setValue } = useFormContext();
  const [courses, year, modelset, quiz_level, first] = useWatch({ name: ['courses', 'year', 'modelset', 'quiz_level', source] });
  const { data: place } = modelsetPlace.safeParse({ courses, year: Number(year), modelset, quiz_level });
  const { data: taken } = useQuery({
    queryKey: ['taken numbers', place],
    queryFn: () => (place ? takenNumbers(client, place) : []),
    enabled: place !== undefined,
  });

  const offered = useRef<number>(undefined);
  const offer = useEffectEvent((numbers: readonly number[]) => {
    if ((first ?? '') !== '' && first !== offered.current) return;
    [offered.current] = freeRange(numbers, 1, 1);
    setValue(source, offered.current);
  });
  useEffect(() => {
    if (taken) offer(taken);
  }, [taken]);

  if (!taken || !Number.isInteger(first)) return null;
  const [from, to] = freeRange(taken, first, count);
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      {translate('quiz_bulk.numbers', { smart_count: count, from: digits(from), to: digits(to) })}
    </Typography>
  );
}
