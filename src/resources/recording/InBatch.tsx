import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ConfirmTick } from '@/components/form/inputs/ConfirmTick';
import { useDigits } from '@/components/ui/text/digits';
import { batchCalls } from '@/contract/batch';
import { say } from '@/contract/message';
import { recordingFilter } from '@/contract/recording';
import { useRead } from '@/providers/data/useRead';

/** Reads the batch that the form around it names, with its dates. */
export function useBatchDates() {
  const [course_id, year, group]: unknown[] = useWatch({ name: ['courses', 'year', 'group'] });
  const place = recordingFilter.safeParse({ course_id, year, group }).data;
  const input = place && { course_id: place.course_id, year: place.year };
  const { data, isLoading: isReading } = useRead(batchCalls.filterBatch, input);
  return { batch: data?.data.find(({ iid }) => iid === place?.group), isReading };
}

/** A batch by its first and last day, in the Gregorian calendar. */
type Dated = Readonly<Record<'batch_start_date' | 'batch_end_date', string>>;

/** Whether a day is before a batch begins, or after it has ended. */
export const isOutside = (day: string, { batch_start_date, batch_end_date }: Dated): boolean =>
  day < batch_start_date || day > batch_end_date;

/** Asks about the class date if it isn't within the dates of the chosen batch. What is stored so isn't asked about again. */
export function ClassInBatch() {
  const { formState } = useFormContext();
  const [group, date]: unknown[] = useWatch({ name: ['group', 'class_date'] });
  const { defaultValues } = formState;
  const stands = defaultValues?.['class_date'] === date && defaultValues?.['group'] === group;
  const days = typeof date === 'string' && date !== '' && !stands ? [date] : [];
  return <InBatch source="class_date_nep" text="recording.outside" days={days} />;
}

interface InBatchProps {
  /** The field that is refused until the days are confirmed. */
  source: string;
  /** A key of the catalogue: what the person confirms. */
  text: string;
  /** The days of classes, in the Gregorian calendar. */
  days: readonly string[];
}

/** Asks about days that aren't within the dates of the chosen batch: a tick says that they are right. */
export function InBatch({ source, text, days }: InBatchProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const { batch, isReading } = useBatchDates();
  const outside = batch ? days.filter((day) => isOutside(day, batch)) : [];
  const asked = outside.join(' ');
  const places = batch && { start: digits(batch.batch_start_date_nep), end: digits(batch.batch_end_date_nep) };
  return (
    <ConfirmTick
      source={source}
      asked={asked}
      refusal={say('outside_batch', places)}
      isReading={isReading && days.length > 0}
      label={translate(text, { ...places, smart_count: outside.length })}
    />
  );
}
