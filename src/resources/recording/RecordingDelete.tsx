import { useRecordContext, useTranslate } from 'react-admin';
import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { useDigits } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import { batchTagCalls } from '@/contract/batchTag';
import type { Reply } from '@/contract/call';
import { recordingAdapter, recordingFilter } from '@/contract/recording';
import { useRead } from '@/providers/data/useRead';

/** The question before a recording is deleted: it names the batch that loses it. */
export const RecordingDelete = confirmPopup({
  texts: 'recording.delete',
  change: recordingAdapter.delete,
  danger: true,
  Notice: Students,
});

/** How many students the batch has. */
function Students() {
  const translate = useTranslate();
  const digits = useDigits();
  const record = useRecordContext();
  const place = recordingFilter.safeParse({ ...record, course_id: record?.['courses'] }).data;
  const count = useRead(batchTagCalls.filterBatchTag, place && { ...place, is_deleted: 'n' }, countOf).data;
  if (count === undefined) return null;
  const places = { smart_count: count, count: digits(count), batch: record?.['batch_name'] };
  return (
    <div role="status">
      <Words text={translate('recording.students', places)} />
    </div>
  );
}

const countOf = ({ data }: Reply<typeof batchTagCalls.filterBatchTag>) => data.length;
