import { ChoiceInput } from '@/components/inputs/ChoiceInput';
import { TextInput } from '@/components/inputs/TextInput';
import { RichTextInput } from '@/components/richText/RichTextInput';
import { RowsInput } from '@/components/rows/RowsInput';
import { CorrectOptionInput } from './CorrectOptionInput';
import { NewQuizTagInputs } from './NewQuizTagInputs';

/** What a question is made of, for both of its forms; its correct option stands below those that it is one of. A new one can be tagged at once. */
export const QuizInputs = () => (
  <>
    <RichTextInput source="question" />
    <RowsInput source="quiz_options" firstStays>
      <RichTextInput source="options" compact />
      <ChoiceInput source="correct" />
    </RowsInput>
    <CorrectOptionInput />
    <RichTextInput source="answer_desc" />
    <ChoiceInput source="has_video_solution" />
    <TextInput source="video_solution" type="url" />
    <TextInput source="app_video_solution" type="url" />
    <NewQuizTagInputs />
  </>
);
