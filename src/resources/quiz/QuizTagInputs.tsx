import { NumberInput } from '@/components/form/inputs/NumberInput';
import { YearInput } from '@/components/form/inputs/YearInput';
import { Cell, Group } from '@/components/form/layout';
import { LessonInput, MainTopicInput, ModelsetInput, SubcourseInput } from '@/components/product/cascades/cascadeInputs';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { QuizLevelInput } from '@/components/product/questions/QuizLevelInput';

/** The inputs of a question's tag: a lesson, and perhaps a model set of its course, in which it gets a number and marks. */
export const QuizTagInputs = () => (
  <>
    <Group title="quiz_tag.group_lesson">
      <CourseInput />
      <SubcourseInput />
      <MainTopicInput />
      <LessonInput />
    </Group>
    <Group title="quiz_tag.group_modelset">
      <Cell width={4}>
        <YearInput source="year" />
      </Cell>
      <Cell width={8}>
        <ModelsetInput />
      </Cell>
      <Cell width={4}>
        <NumberInput source="modelset_order_priority" />
      </Cell>
      <Cell width={4}>
        <NumberInput source="marks_weightage" inputMode="decimal" />
      </Cell>
      <Cell width={4}>
        <QuizLevelInput />
      </Cell>
    </Group>
  </>
);
