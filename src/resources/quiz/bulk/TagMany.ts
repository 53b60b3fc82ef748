import type { RaRecord } from 'react-admin';
import type { FormValues } from '@/components/form/work/useSave';
import { inNumbers } from '@/components/product/questions/inNumbers';
import { atOnce, type Plan } from '@/components/record/bulk/useEach';
import { bulkPopup } from '@/components/record/dialogs/bulkPopup';
import { quizTagCalls, quizTagForm } from '@/contract/quizTag';
import { freeNumbers } from '@/domain/rows/freeNumbers';
import type { Client } from '@/providers/api/client';
import { rememberTag, tagBeginning } from '../tagMemory';
import { modelsetPlace, takenNumbers } from '../takenNumbers';
import { TagManyInputs } from './TagManyInputs';

/** Tags all chosen questions with one lesson, and perhaps with one model set, in which they get the free numbers from the given one on. */
export const TagMany = bulkPopup({
  texts: 'quiz_bulk.tag',
  form: quizTagForm,
  beginning: () => tagBeginning(quizTagForm),
  Inputs: TagManyInputs,
  plan: async (client, values) => {
    rememberTag(values);
    return planOf(client, values);
  },
  ownForm: 'tag',
});

async function planOf(client: Client, values: FormValues): Promise<Plan> {
  const tagging = quizTagForm.parse(values);
  const { data: place } = modelsetPlace.safeParse(tagging);
  const tag = (record: RaRecord, modelset_order_priority: number | null) =>
    client.send(
      quizTagCalls.quizTag,
      { ...tagging, quiz: Number(record.id), modelset_order_priority },
      { quiet: true, part: record.id },
    );
  const first = tagging.modelset_order_priority;
  if (!place || first === null) return { atOnce, each: (record) => tag(record, null) };
  const numbers = freeNumbers(await takenNumbers(client, place), first);
  return inNumbers(() => numbers, tag);
}
