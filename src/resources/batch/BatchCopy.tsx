import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { BsDateRangeInput } from '@/components/form/inputs/BsDateRangeInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { YearInput } from '@/components/form/inputs/YearInput';
import { Cell } from '@/components/form/layout';
import type { PlanCopy } from '@/components/record/copy/copyPlan';
import { copyPopup } from '@/components/record/copy/copyPopup';
import { batch, batchCalls, batchCopyForm, batchForm } from '@/contract/batch';
import { yearLater } from '@/domain/calendar/nextYear';
import { nextOfYears, yearsOf } from '@/domain/calendar/years';
import { copyName } from '@/domain/rows/copyNames';

const original = z.pick(batch, {
  batch_name: true,
  batch_year: true,
  course_iid: true,
  batch_start_date_nep: true,
  batch_end_date_nep: true,
});

/** Copies a batch into the next year; a batch has its dates, so that those that aren't moved are typed. */
const planBatch: PlanCopy = async ({ client, read }, record, ending) => {
  const from = original.parse(record);
  const courses = from.course_iid;
  const years = yearsOf(new Date());
  const lists = await Promise.all(
    years.map(async (year) => (await read(batchCalls.filterBatch, { course_id: courses, year })).data),
  );
  const batch_name = copyName(from.batch_name, { taken: lists.flat().map((each) => each.batch_name), max: 100 }, ending);
  const shifted = shiftedOf(from);
  return {
    schema: batchCopyForm,
    first: { batch_name, batch_year: nextOfYears(from.batch_year, years), copy_dates: 'shift', ...shifted },
    inputs: <BatchCopyInputs shifted={shifted} />,
    steps: (values) => [
      {
        key: 'batch',
        kind: 'batch',
        name: String(values.batch_name),
        was: from.batch_name,
        make: async () => {
          const form = batchForm.parse({ ...values, courses });
          return (await client.send(batchCalls.createBatch, form, { quiet: true })).data?.iid;
        },
        find: async () => {
          const { batch_year: year } = batchCopyForm.parse(values);
          const { data } = await client.send(batchCalls.filterBatch, { course_id: courses, year });
          return data.find((each) => each.batch_name === values.batch_name)?.iid;
        },
      },
    ],
    addressOf: (id, values) =>
      `/batchSetup/view/${id}?${new URLSearchParams({ filter: JSON.stringify({ course_id: courses, year: values.batch_year }) })}`,
  };
};

export const BatchCopy = copyPopup({ plan: planBatch, effect: 'batch.copy_effect' });

interface Shifted {
  batch_start_date_nep: string | null;
  batch_start_date: string | null;
  batch_end_date_nep: string | null;
  batch_end_date: string | null;
}

function shiftedOf(from: z.output<typeof original>): Shifted {
  const [start, end] = [yearLater(from.batch_start_date_nep), yearLater(from.batch_end_date_nep)];
  return {
    batch_start_date_nep: start?.bs ?? null,
    batch_start_date: start?.ad ?? null,
    batch_end_date_nep: end?.bs ?? null,
    batch_end_date: end?.ad ?? null,
  };
}

function BatchCopyInputs({ shifted }: { shifted: Shifted }) {
  return (
    <>
      <Cell width={8}>
        <TextInput source="batch_name" />
      </Cell>
      <Cell width={4}>
        <YearInput source="batch_year" />
      </Cell>
      <RadioButtonGroupInput source="copy_dates" inLine />
      <ChosenDates shifted={shifted} />
      <BsDateRangeInput
        start={{ source: 'batch_start_date_nep', ad: 'batch_start_date' }}
        end={{ source: 'batch_end_date_nep', ad: 'batch_end_date' }}
      />
    </>
  );
}

/** Fills in the moved dates, or clears them, when the person chooses so. */
function ChosenDates({ shifted }: { shifted: Shifted }) {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: 'copy_dates' });
  const last = useRef(chosen);
  useEffect(() => {
    if (last.current === chosen) return;
    last.current = chosen;
    for (const [field, date] of Object.entries(shifted)) setValue(field, chosen === 'shift' ? date : null, { shouldDirty: true });
  }, [chosen, shifted, setValue]);
  return null;
}
