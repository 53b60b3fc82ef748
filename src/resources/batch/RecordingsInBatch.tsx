import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { ConfirmTick } from '@/components/form/inputs/ConfirmTick';
import { useDigits } from '@/components/ui/text/digits';
import { batch } from '@/contract/batch';
import { say } from '@/contract/message';
import { recordingCalls } from '@/contract/recording';
import { useRead } from '@/providers/data/useRead';

const stored = z.pick(batch, { iid: true, course_iid: true, batch_year: true, batch_start_date: true, batch_end_date: true });
const period = z.tuple([z.string(), z.string()]);

/** Asks about the recordings of an edited batch that its new days leave out. What lay outside before isn't asked about again. */
export function RecordingsInBatch() {
  const translate = useTranslate();
  const digits = useDigits();
  const before = stored.safeParse(useRecordContext()).data;
  const days = period.safeParse(useWatch({ name: ['batch_start_date', 'batch_end_date'] })).data;
  const [start = '', end = ''] = days ?? [];
  const isShorter =
    before !== undefined && days !== undefined && (start > before.batch_start_date || end < before.batch_end_date);
  const input = isShorter ? { course_id: before.course_iid, year: before.batch_year, group: before.iid } : undefined;
  const recordings = useRead(recordingCalls.getRecording, input).data?.data ?? [];
  const outside = recordings.filter(
    ({ class_date: day }) =>
      isShorter && (day < start || day > end) && day >= before.batch_start_date && day <= before.batch_end_date,
  );
  const [first] = outside;
  const places = { smart_count: outside.length, day: digits(first?.class_date_nep ?? '') };
  return (
    <ConfirmTick
      source="batch_end_date_nep"
      asked={outside.map(({ iid }) => iid).join(' ')}
      refusal={say('recordings_outside', { count: outside.length })}
      label={translate('batch.recordings_outside', places)}
    />
  );
}
