import { changePopup, editPopup } from '@/components/record/dialogs/changePopup';
import { verb } from '@/contract/adapter';
import { quizTagCalls, quizTagEditForm, quizTagForm } from '@/contract/quizTag';
import { OfferedNumber } from './OfferedNumber';
import { QuizTagInputs } from './QuizTagInputs';
import { rememberTag, tagBeginning } from './tagMemory';

/** The inputs that tag one question, which has no number yet. */
const OneTagInputs = () => (
  <>
    <QuizTagInputs />
    <OfferedNumber />
  </>
);

/** The forms of a tag, whichever list opens them; `Tag` belongs to a question, and adds a tag to it. */
export const QuizTagPopups = {
  Edit: editPopup({ name: 'quiz_tag', editForm: quizTagEditForm, Inputs: QuizTagInputs }),
  Tag: changePopup({
    title: 'quiz_tag.add',
    form: quizTagForm,
    change: verb(quizTagCalls.quizTag, 'quiz'),
    beginning: tagBeginning,
    remember: rememberTag,
    Inputs: OneTagInputs,
  }),
};
