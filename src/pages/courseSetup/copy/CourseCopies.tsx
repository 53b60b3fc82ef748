import { z } from 'zod/mini';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell } from '@/components/form/layout';
import type { FormValues } from '@/components/form/work/useSave';
import { type CourseTreeNode, courseNodes } from '@/components/product/courseTree/courseNodes';
import { type Level, levels, screenOf } from '@/components/product/courseTree/levels';
import type { CopySources, PlanCopy } from '@/components/record/copy/copyPlan';
import { copyPopup } from '@/components/record/copy/copyPopup';
import { copyDates } from '@/contract/copyDates';
import { courseCalls, courseForm } from '@/contract/course';
import { courseTreeCalls } from '@/contract/courseTree';
import { lessonForm } from '@/contract/lesson';
import { mainTopicForm } from '@/contract/mainTopic';
import { say } from '@/contract/message';
import { subcourseForm } from '@/contract/subcourse';
import { copyCode, copyName } from '@/domain/rows/copyNames';
import { ApiError } from '@/providers/api/errors';
import { filesOf, treeSteps } from './treeSteps';

const { course_name, course_code } = courseForm.shape;
const { subcourse_name, subcourse_code } = subcourseForm.shape;

/** The fields of a copy's name and code on each level that can be copied, and how long a name may be. */
const copiedLevels = {
  course: {
    name: 'course_name',
    code: 'course_code',
    max: 50,
    schema: z.object({ course_name, course_code, copy_dates: copyDates }),
  },
  subcourse: { name: 'subcourse_name', code: 'subcourse_code', max: 50, schema: z.object({ subcourse_name, subcourse_code }) },
  main_topic: { name: 'topic_title', code: undefined, max: 50, schema: z.pick(mainTopicForm, { topic_title: true }) },
  // A longer title couldn't be changed.
  lesson: { name: 'lesson_title', code: undefined, max: 50, schema: z.pick(lessonForm, { lesson_title: true }) },
} as const;

export type CopiedLevel = keyof typeof copiedLevels;

const longestCode = 7;

/** Makes the plan of a copy of a record of the catalogue with all below it, which stands where its original does. */
const planOf =
  (level: CopiedLevel): PlanCopy =>
  async (sources, record, ending) => {
    const { name, code, max, schema } = copiedLevels[level];
    const tree = courseNodes(await sources.read(courseTreeCalls.getCourseTree, {}));
    const { node, parent } = placeIn(tree, level, Number(record.id));
    const [files, date] = await Promise.all([filesOf(sources, node), dateOf(sources, node)]);
    const siblings = parent.children;
    const taken = siblings.map(({ label }) => label);
    const codes = siblings.flatMap((sibling) => sibling.code ?? []);
    return {
      schema,
      first: {
        [name]: copyName(node.label, { taken, max }, ending),
        ...(code && { [code]: copyCode(node.code ?? '', { taken: codes, max: longestCode }) }),
        ...(level === 'course' && { copy_dates: 'shift' }),
      },
      inputs: <Inputs level={level} />,
      steps: (values) => treeSteps({ sources, node, parent, files, name, values: ownOf(values), date: chosenDate(values, date) }),
      addressOf: (id) => screenOf(levels[level].view, id),
    };
  };

const ownOf = ({ copy_dates: _, ...own }: FormValues): FormValues => own;

const chosenDate = ({ copy_dates }: FormValues, date: string | null): string | null => (copy_dates === 'shift' ? date : null);

function Inputs({ level }: { level: CopiedLevel }) {
  const { name, code } = copiedLevels[level];
  return (
    <>
      <Cell width={code ? 8 : 12}>
        <TextInput source={name} />
      </Cell>
      {code && (
        <Cell width={4}>
          <TextInput source={code} />
        </Cell>
      )}
      {level === 'course' && <RadioButtonGroupInput source="copy_dates" inLine />}
    </>
  );
}

interface Place {
  node: CourseTreeNode;
  parent: CourseTreeNode;
}

/** Finds a node and its parent; throws where somebody has deleted it meanwhile. */
function placeIn(nodes: readonly CourseTreeNode[], level: Level, iid: number): Place {
  const found = nodes.flatMap((parent) => search(parent, level, iid))[0];
  if (!found) throw new ApiError(404, say('record_not_found'));
  return found;
}

const search = (parent: CourseTreeNode, level: Level, iid: number): Place[] =>
  parent.children.flatMap((node) => (node.level === level && node.iid === iid ? [{ node, parent }] : search(node, level, iid)));

/** Returns a course's date in Bikram Sambat. */
async function dateOf({ read }: CopySources, { level, iid }: CourseTreeNode): Promise<string | null> {
  if (level !== 'course') return null;
  return (await read(courseCalls.getCourseById, { id: String(iid) })).data.updated_date_nep;
}

const effect = 'course_setup.copy_effect';

/** The popups that copy a record of the catalogue with all below it, by the names of their levels. */
export const CourseCopies = {
  Course: copyPopup({ plan: planOf('course'), effect: `${effect}.course` }),
  Subcourse: copyPopup({ plan: planOf('subcourse'), effect: `${effect}.below` }),
  MainTopic: copyPopup({ plan: planOf('main_topic'), effect: `${effect}.below` }),
  Lesson: copyPopup({ plan: planOf('lesson'), effect: `${effect}.below` }),
};
