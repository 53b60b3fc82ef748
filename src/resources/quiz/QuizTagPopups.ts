import type { RaRecord } from 'react-admin';
import { changePopup } from '@/components/dialogs/changePopup';
import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { recordPopups } from '@/components/dialogs/recordPopups';
import { isYes } from '@/contract/fields';
import { quizTagCalls, quizTagEditForm, quizTagForm } from '@/contract/quizTag';
import { verb } from '@/providers/data/adapter';
import { QuizTagDetails } from './QuizTagDetails';
import { QuizTagInputs } from './QuizTagInputs';

const isActive = ({ lesson_quiz_active }: RaRecord): boolean => isYes(lesson_quiz_active);
const isInactive = (tag: RaRecord): boolean => !isActive(tag);

const activate = verb(quizTagCalls.activateLessonQuiz, 'tag_id');
const deactivate = verb(quizTagCalls.deactivateLessonQuiz, 'tag_id');

/** The popups of a tag, whichever list it is opened from. */
export const QuizTagPopups = {
  ...recordPopups({
    name: 'quiz_tag',
    form: quizTagForm,
    editForm: quizTagEditForm,
    Inputs: QuizTagInputs,
    Details: QuizTagDetails,
  }),
  /** Of a question: it comes to have a tag. */
  Tag: changePopup({
    title: 'quiz_tag.add',
    form: quizTagForm,
    change: verb(quizTagCalls.quizTag, 'quiz'),
    Inputs: QuizTagInputs,
  }),
  Delete: confirmPopup({
    texts: ({ modelset }) => (modelset ? 'quiz_tag.delete_of_modelset' : 'quiz_tag.delete_of_lesson'),
    change: verb(quizTagCalls.deleteQuizTag, 'tag_id'),
    danger: true,
  }),
  Activate: confirmPopup({ texts: 'lesson_quiz.activate', change: activate, undo: deactivate, fits: isInactive }),
  Deactivate: confirmPopup({ texts: 'lesson_quiz.deactivate', change: deactivate, undo: activate, fits: isActive }),
};
