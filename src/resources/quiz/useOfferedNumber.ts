import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { freeRange } from '@/domain/freeNumbers';
import { useServices } from '@/providers/services';
import { modelsetPlace, takenNumbers } from './takenNumbers';

const source = 'modelset_order_priority';

/**
 * Fills the first free number of the chosen model set into the form, until a person types another; returns the number and the taken ones
 * once both are known.
 */
export function useOfferedNumber(): { number: number; taken: readonly number[] } | undefined {
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
