import { Cell } from '@/components/form/Cell';
import { Group } from '@/components/form/Group';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/inputs/TextInput';
import { RichTextInput } from '@/components/richText/RichTextInput';
import { ArrayInput } from '@/components/rows/ArrayInput';
import { CorrectOptionInput } from './CorrectOptionInput';
import { NewQuizTagInputs } from './NewQuizTagInputs';

/**
 * The inputs of a question, for both of its forms; the correct option is below the options from which it is chosen. A new question can be
 * tagged at once.
 */
export const QuizInputs = () => (
  <>
    <Group title="quiz.group_question">
      <Cell width={12}>
        <RichTextInput source="question" />
      </Cell>
      <Cell width={12}>
        <ArrayInput source="quiz_options" firstStays>
          <Cell width={12}>
            <RichTextInput source="options" compact />
          </Cell>
          <RadioButtonGroupInput source="correct" />
        </ArrayInput>
      </Cell>
      <Cell width={12}>
        <CorrectOptionInput />
      </Cell>
    </Group>
    <Group title="quiz.group_answer">
      <Cell width={12}>
        <RichTextInput source="answer_desc" />
      </Cell>
      <Cell width={12}>
        <RadioButtonGroupInput source="has_video_solution" />
      </Cell>
      <TextInput source="video_solution" type="url" />
      <TextInput source="app_video_solution" type="url" />
    </Group>
    <NewQuizTagInputs />
  </>
);
