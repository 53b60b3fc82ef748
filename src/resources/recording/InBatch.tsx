import { Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldCheck } from '@/components/form/fieldRules';
import { useDigits } from '@/components/ui/text/digits';
import { batchCalls } from '@/contract/batch';
import { say } from '@/contract/message';
import { recordingFilter } from '@/contract/recording';
import { useRead } from '@/providers/data/useRead';

/** Asks about a class date that isn't within the dates of the chosen batch: a tick says that it is right. */
export function InBatch() {
  const translate = useTranslate();
  const digits = useDigits();
  const [course_id, year, group, date]: unknown[] = useWatch({ name: ['courses', 'year', 'group', 'class_date'] });
  const place = recordingFilter.safeParse({ course_id, year, group }).data;
  const input = place && { course_id: place.course_id, year: place.year };
  const batch = useRead(batchCalls.filterBatch, input).data?.data.find(({ iid }) => iid === place?.group);
  const [confirmed, setConfirmed] = useState<unknown>();
  const isOutside =
    batch && typeof date === 'string' && date !== '' && (date < batch.batch_start_date || date > batch.batch_end_date);
  const places = batch && { start: digits(batch.batch_start_date_nep), end: digits(batch.batch_end_date_nep) };
  useFieldCheck('class_date_nep', () => (isOutside && confirmed !== date ? say('outside_batch', places) : undefined));
  if (!isOutside) return null;
  return (
    <FormControlLabel
      control={
        <Checkbox required checked={confirmed === date} onChange={(_, checked) => setConfirmed(checked ? date : undefined)} />
      }
      label={translate('recording.outside', places)}
      sx={{ gridColumn: '1 / -1' }}
    />
  );
}
