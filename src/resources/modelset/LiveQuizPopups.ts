import { changePopup } from '@/components/dialogs/changePopup';
import { editPopup } from '@/components/dialogs/editPopup';
import { liveQuizCalls, liveQuizEditForm } from '@/contract/liveQuiz';
import { liveStatusForm } from '@/contract/liveQuizFilter';
import { verb } from '@/providers/data/adapter';
import { LiveQuizInputs } from './LiveQuizInputs';
import { LiveStatusInputs } from './LiveStatusInputs';

/** The popups of a live quiz, below the list of them. */
export const LiveQuizPopups = {
  Edit: editPopup({ name: 'live_quiz', editForm: liveQuizEditForm, Inputs: LiveQuizInputs }),
  Status: changePopup({
    title: 'live_quiz.status',
    form: liveStatusForm,
    starts: ['live_exam_status'],
    change: verb(liveQuizCalls.setLiveExamStatus, 'tag_id'),
    Inputs: LiveStatusInputs,
  }),
};
