import { type RaRecord, RecordContextProvider } from 'react-admin';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { Details } from '@/components/record/details/Details';
import { HtmlDetail } from '@/components/record/details/HtmlDetail';
import { changePopup } from '@/components/record/dialogs/changePopup';
import { verb } from '@/contract/adapter';
import { passageCalls, passageQuizForm } from '@/contract/passage';

/** Names the question, with the input of its marks in the passage. */
const TagQuizInputs = ({ record }: { record: RaRecord }) => (
  <>
    <RecordContextProvider value={record}>
      <Details>
        <HtmlDetail source="question" />
        <HtmlDetail source="correct_option" />
      </Details>
    </RecordContextProvider>
    <NumberInput source="marks_weightage" inputMode="decimal" />
  </>
);

/** Tags a question to the passage that the route names. */
export const TagQuizPopup = changePopup({
  title: 'passage.tag_one_quiz',
  form: passageQuizForm,
  change: verb(passageCalls.tagQuizToPassage, 'quiz'),
  beside: { paragraph: 'passage' },
  Inputs: TagQuizInputs,
});
