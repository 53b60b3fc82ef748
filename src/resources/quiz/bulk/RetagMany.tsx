import type { RaRecord } from 'react-admin';
import { z } from 'zod/mini';
import { askedOf, usualBeginning } from '@/components/form/filterDefaults';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { RemarksInput } from '@/components/form/inputs/TextInput';
import { Group } from '@/components/form/layout';
import type { FormValues } from '@/components/form/work/useSave';
import { inNumbers } from '@/components/product/questions/inNumbers';
import { atOnce, type Plan } from '@/components/record/bulk/useEach';
import { bulkPopup } from '@/components/record/dialogs/bulkPopup';
import { ifGiven, isYes, reference, remarks, yesNo } from '@/contract/fields';
import { type Choices, compared, conditional, when } from '@/contract/formRules';
import { say } from '@/contract/message';
import { marks, number, year } from '@/contract/numberFields';
import { type QuizTag, quizTagCalls } from '@/contract/quizTag';
import { lessonChoice } from '@/contract/quizTagSearch';
import { freeNumbers } from '@/domain/rows/freeNumbers';
import type { Client } from '@/providers/api/client';
import { modelsetPlace, takenNumbers } from '../takenNumbers';
import { TagManyInputs } from './TagManyInputs';

const movesLesson = ({ move_lesson }: Choices): boolean => isYes(move_lesson);
const movesModelset = ({ move_modelset }: Choices): boolean => isYes(move_modelset);
const moves = (choices: Choices): boolean => movesLesson(choices) || movesModelset(choices);

const fields = z.object({
  move_lesson: z._default(yesNo, 'n'),
  move_modelset: z._default(yesNo, 'n'),
  courses: when(moves, lessonChoice.courses),
  subcourse: when(movesLesson, lessonChoice.subcourse),
  subcourse_main_topic: when(movesLesson, lessonChoice.subcourse_main_topic),
  lesson: when(movesLesson, lessonChoice.lesson),
  year: when(movesModelset, year),
  modelset: when(movesModelset, reference('required')),
  modelset_order_priority: when(movesModelset, number(1, 9999)),
  /** Optional: each tag keeps its own marks if it is empty. */
  marks_weightage: when(movesModelset, ifGiven(marks(0.01))),
  quiz_level: ifGiven(reference('required')),
  modified_remarks: remarks(4, 70),
});

/** The form of what several tags are changed to: each tag keeps its own value of an empty field. */
const retagForm = conditional(fields).check(
  compared<z.output<typeof fields>>(
    ['move_lesson', 'move_modelset', 'quiz_level'],
    (form) => moves(form) || typeof form.quiz_level === 'number',
    say('nothing_changes'),
  ),
);

type Retagging = z.output<typeof fields>;

/** The inputs that change several tags: each tag keeps its own value where an input is empty. */
const RetagInputs = ({ count }: { count: number }) => (
  <>
    <Group title="quiz_bulk.group_changes">
      <RadioButtonGroupInput source="move_lesson" />
      <RadioButtonGroupInput source="move_modelset" />
    </Group>
    <TagManyInputs count={count} />
    <RemarksInput />
  </>
);

/** Moves all chosen tags to one lesson or model set, or gives them one level: each is read again, and keeps what isn't changed. */
export const RetagMany = bulkPopup({
  texts: 'quiz_bulk.retag',
  form: retagForm,
  // Takes only the course from the list's search: most tags keep it.
  beginning: ({ courses }) => ({ ...usualBeginning(retagForm), ...askedOf(retagForm, { courses }) }),
  Inputs: RetagInputs,
  plan: planOf,
  ownForm: 'edit',
});

async function planOf(client: Client, values: FormValues): Promise<Plan> {
  const changes = retagForm.parse(values);
  const change = async ({ id }: RaRecord, order: number | null) => {
    const { data } = await client.send(quizTagCalls.getQuizTag, { tag_id: String(id) });
    return client.send(quizTagCalls.updateQuizTag, changedTag(data, { ...changes, modelset_order_priority: order }), {
      quiet: true,
      part: id,
    });
  };
  const { data: place } = modelsetPlace.safeParse(changes);
  const first = changes.modelset_order_priority;
  if (!place || first === null) return { atOnce, each: (record) => change(record, null) };
  const numbers = freeNumbers(await takenNumbers(client, place), first);
  return inNumbers(() => numbers, change);
}

/** Returns all that is sent of a tag: the changes, and the rest as it is. */
function changedTag(tag: QuizTag, changes: Retagging) {
  const { modelset } = changes;
  const ofModelset = modelset === null ? tag : changes;
  return {
    tag_id: tag.tag_id,
    quiz: tag.quiz_id,
    courses: changes.courses ?? tag.courses_id,
    subcourse: changes.subcourse ?? tag.subcourse_id,
    subcourse_main_topic: changes.subcourse_main_topic ?? tag.subcourse_main_topic_id,
    lesson: changes.lesson ?? tag.lesson_id,
    year: ofModelset.year,
    modelset: modelset ?? tag.modelset_id,
    modelset_order_priority: ofModelset.modelset_order_priority,
    marks_weightage: changes.marks_weightage ?? tag.marks_weightage,
    quiz_level: changes.quiz_level ?? tag.quiz_level_id,
    modified_remarks: changes.modified_remarks,
  };
}
