import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { BsDateRangeInput } from '@/components/form/inputs/BsDateRangeInput';
import { ConfirmTick } from '@/components/form/inputs/ConfirmTick';
import { TextInput } from '@/components/form/inputs/TextInput';
import { YearInput } from '@/components/form/inputs/YearInput';
import { Cell } from '@/components/form/layout';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { BsDateDetail } from '@/components/record/details/MomentDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { useDigits } from '@/components/ui/text/digits';
import { batch, batchEditForm, batchForm } from '@/contract/batch';
import { say } from '@/contract/message';
import { recordingCalls } from '@/contract/recording';
import { useRead } from '@/providers/data/useRead';

/** The inputs of a batch, for both of its forms. */
const BatchInputs = () => (
  <>
    <Cell width={8}>
      <CourseInput />
    </Cell>
    <Cell width={4}>
      <YearInput source="batch_year" />
    </Cell>
    <TextInput source="batch_name" />
    <BsDateRangeInput
      start={{ source: 'batch_start_date_nep', ad: 'batch_start_date' }}
      end={{ source: 'batch_end_date_nep', ad: 'batch_end_date' }}
    />
    <RecordingsInBatch />
  </>
);

/** A batch's details and audit. */
const BatchDetails = () => (
  <Details>
    <Detail source="batch_name" />
    <BsDateDetail source="batch_start_date_nep" />
    <BsDateDetail source="batch_end_date_nep" />
    <Detail source="batch_year" />
    <Detail source="course_name" />
    <AuditDetails />
  </Details>
);

/** The forms and details of a batch. */
export const batchForms: RecordForms = {
  name: 'batch',
  form: batchForm,
  editForm: batchEditForm,
  Inputs: BatchInputs,
  Details: BatchDetails,
};

const stored = z.pick(batch, { iid: true, course_iid: true, batch_year: true, batch_start_date: true, batch_end_date: true });
const period = z.tuple([z.string(), z.string()]);
type Period = z.output<typeof period>;

/** Asks about the recordings of an edited batch that its new days leave out. What lay outside before isn't asked about again. */
function RecordingsInBatch() {
  const translate = useTranslate();
  const digits = useDigits();
  const before = stored.safeParse(useRecordContext()).data;
  const days = period.safeParse(useWatch({ name: ['batch_start_date', 'batch_end_date'] })).data;
  const { outside, isReading } = useLeftOut(before, days);
  const count = outside.length;
  return (
    <ConfirmTick
      source="batch_end_date_nep"
      asked={outside.map(({ iid }) => iid).join(' ')}
      refusal={say('recordings_outside', { count })}
      isReading={isReading}
      label={translate('batch.recordings_outside', { smart_count: count, day: digits(outside[0]?.class_date_nep ?? '') })}
    />
  );
}

/** Reads the recordings of a batch if its new days are fewer; returns those that only its former days have, and whether they are still read. */
function useLeftOut(before: z.output<typeof stored> | undefined, days: Period | undefined) {
  const former: Period | undefined = before && [before.batch_start_date, before.batch_end_date];
  const isShorter = former !== undefined && days !== undefined && !former.every((day) => isWithin(day, days));
  const input = before && isShorter ? { course_id: before.course_iid, year: before.batch_year, group: before.iid } : undefined;
  const { data, isLoading: isReading } = useRead(recordingCalls.getRecording, input);
  const isLeftOut = (day: string) => isShorter && isWithin(day, former) && !isWithin(day, days);
  return { outside: (data?.data ?? []).filter(({ class_date }) => isLeftOut(class_date)), isReading };
}

const isWithin = (day: string, [start, end]: Period): boolean => day >= start && day <= end;
