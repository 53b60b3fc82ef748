import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDigits } from '@/components/ui/text/digits';
import { freeRange } from '@/domain/rows/freeNumbers';
import { useServices } from '@/providers/services';
import { modelsetPlace, type TakenPlaces, takenPlaces } from './takenNumbers';

interface OfferedNumberProps {
  /** The number of questions, each of which gets a number; by default one question, which gets the typed number. */
  count?: number;
  /** A message key, with placeholders for the first and the last free number. */
  text?: string;
  /** Whether marks are offered, too: not where several keep those that they have. */
  offersMarks?: boolean;
}

/**
 * Offers a question, or the first of several, its number in the model set, and the marks of its questions; the text below says which numbers
 * they get from there on, or that the typed one is taken.
 */
export function OfferedNumber({ count = 1, text, offersMarks = true }: OfferedNumberProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const offered = useOfferedNumber(offersMarks);
  if (!offered || (!text && !offered.taken.includes(offered.number))) return null;
  const [from, to] = freeRange(offered.taken, text ? offered.number : 1, count);
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      {translate(text ?? 'quiz_tag.number_taken', { smart_count: count, from: digits(from), to: digits(to) })}
    </Typography>
  );
}

const fields = { number: 'modelset_order_priority', marks: 'marks_weightage' } as const;

/**
 * Fills the first free number of the chosen model set into the form, and the marks of its questions, until a person types others; returns
 * the number and the taken ones once both are known.
 */
function useOfferedNumber(offersMarks: boolean): { number: number; taken: readonly number[] } | undefined {
  const { client } = useServices();
  const [courses, year, modelset, quiz_level, number] = useWatch({
    name: ['courses', 'year', 'modelset', 'quiz_level', fields.number],
  });
  const { data: place } = modelsetPlace.safeParse({ courses, year: Number(year), modelset, quiz_level });
  const { data: taken } = useQuery({
    queryKey: ['taken numbers', place],
    queryFn: () => (place ? takenPlaces(client, place) : nothing),
    enabled: place !== undefined,
  });
  useOffer(fields.number, taken && freeRange(taken.numbers, 1, 1)[0], taken);
  useOffer(fields.marks, taken?.marks, offersMarks ? taken : undefined);

  return taken && Number.isInteger(number) ? { number, taken: taken.numbers } : undefined;
}

const nothing: TakenPlaces = { numbers: [], marks: undefined };

/** Fills a value into a field each time the model set is read, unless a person has typed another; none is put in place of one that was. */
function useOffer(source: string, value: number | undefined, read: TakenPlaces | undefined): void {
  const { getValues, setValue } = useFormContext();
  const offered = useRef<number>(undefined);
  const offer = useEffectEvent(() => {
    const standing: unknown = getValues(source) ?? '';
    if (standing !== '' && standing !== offered.current) return;
    if (value === undefined && standing === '') return;
    offered.current = value;
    setValue(source, value ?? null);
  });
  useEffect(() => {
    if (read) offer();
  }, [read]);
}
