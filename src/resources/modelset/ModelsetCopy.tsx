import { z } from 'zod/mini';
import { TextInput } from '@/components/form/inputs/TextInput';
import { YearInput } from '@/components/form/inputs/YearInput';
import { Cell } from '@/components/form/layout';
import type { CopySources, CopyStep, Made, PlanCopy } from '@/components/record/copy/copyPlan';
import { copyPopup } from '@/components/record/copy/copyPopup';
import type { Reply } from '@/contract/call';
import { isYes } from '@/contract/fields';
import { modelset, modelsetCalls, modelsetForm } from '@/contract/modelset';
import { passageTagCalls } from '@/contract/passageTag';
import { type QuizTag, quizTagCalls } from '@/contract/quizTag';
import { nextOfYears, yearsOf } from '@/domain/calendar/years';
import { shortText } from '@/domain/html/shortText';
import { copyName } from '@/domain/rows/copyNames';

const original = z.pick(modelset, { iid: true, modelset_name: true, year: true, course_iid: true });
const { modelset_name: name, year } = modelsetForm.shape;
const schema = z.object({ modelset_name: name, year });

type Client = CopySources['client'];
const quiet = { quiet: true };

/** Copies a model set with the places of its questions and its passages into the next year; the questions themselves stay as they are. */
const planModelset: PlanCopy = async ({ client, read }, record, ending) => {
  const from = original.parse(record);
  const courses = from.course_iid;
  const next = nextOfYears(from.year, yearsOf(new Date()));
  const [there, tags, passages] = await Promise.all([
    read(modelsetCalls.filterModelSet, { courses, year: next }),
    read(quizTagCalls.getQuizTagReport, { courses, modelset: from.iid }),
    read(passageTagCalls.filterPassageModelset, { courses, modelset: from.iid }),
  ]);
  const taken = there.data.map((each) => each.modelset_name);
  const standing = passages.data.filter(({ is_deleted_flag }) => !isYes(is_deleted_flag));
  return {
    schema,
    first: { modelset_name: copyName(from.modelset_name, { taken, max: 100 }, ending), year: next },
    inputs: <Inputs />,
    steps: (values) => {
      const form = () => modelsetForm.parse({ ...record, ...values, courses });
      return [
        {
          key: root,
          kind: root,
          name: String(values.modelset_name),
          was: from.modelset_name,
          make: async () => {
            const body = { ...form(), exam_time_duration_copy: form().exam_time_duration };
            return (await client.send(modelsetCalls.createModelset, body, quiet)).data?.iid;
          },
          find: async () => {
            const { data } = await client.send(modelsetCalls.filterModelSet, { courses, year: form().year });
            return data.find((each) => each.modelset_name === values.modelset_name)?.iid;
          },
        },
        ...tags.data.map((tag) => questionStep(client, tag)),
        ...standing.map((passage) => passageStep(client, passage)),
      ];
    },
    addressOf: (id, values) =>
      `/modelsetSetup/view/${id}?${new URLSearchParams({ filter: JSON.stringify({ courses, year: values.year }) })}`,
  };
};

export const ModelsetCopy = copyPopup({ plan: planModelset, effect: 'modelset.copy_effect' });

const root = 'modelset';

const Inputs = () => (
  <>
    <Cell width={8}>
      <TextInput source="modelset_name" />
    </Cell>
    <Cell width={4}>
      <YearInput source="year" />
    </Cell>
  </>
);

/** The step that gives a question the same place in the copy. */
function questionStep(client: Client, tag: QuizTag): CopyStep {
  const courses = tag.courses_id;
  return {
    key: `question ${tag.tag_id}`,
    kind: 'question',
    name: shortText(tag.question),
    above: root,
    make: async (made) => {
      const place = {
        quiz: tag.quiz_id,
        courses,
        subcourse: tag.subcourse_id,
        subcourse_main_topic: tag.subcourse_main_topic_id,
        lesson: tag.lesson_id,
        modelset: made.idOf(root),
        quiz_level: tag.quiz_level_id,
        modelset_order_priority: tag.modelset_order_priority,
        marks_weightage: tag.marks_weightage,
      };
      return (await client.send(quizTagCalls.quizTag, place, quiet)).data?.tag_id;
    },
    find: async (made) => {
      const { data } = await client.send(quizTagCalls.getQuizTagReport, { courses, modelset: made.idOf(root) });
      return data.find(({ quiz_id }) => quiz_id === tag.quiz_id)?.tag_id;
    },
  };
}

type PassageTag = Reply<typeof passageTagCalls.filterPassageModelset>['data'][number];

/** The step that gives the copy the same passage. */
function passageStep(client: Client, { iid, paragraph_iid, passage, course_iid, subcourse_iid }: PassageTag): CopyStep {
  const place = (made: Made) => ({ courses: course_iid, modelset: made.idOf(root) });
  return {
    key: `passage ${iid}`,
    kind: 'passage',
    name: passage,
    above: root,
    make: async (made) => {
      const body = { ...place(made), paragraph: paragraph_iid, subcourse: subcourse_iid };
      return (await client.send(passageTagCalls.tagPassageModelset, body, quiet)).data?.iid;
    },
    find: async (made) => {
      const { data } = await client.send(passageTagCalls.filterPassageModelset, place(made));
      return data.find((tag) => tag.paragraph_iid === paragraph_iid)?.iid;
    },
  };
}
