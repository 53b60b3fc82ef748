import { changePopup } from '@/components/dialogs/changePopup';
import { editPopup } from '@/components/dialogs/editPopup';
import { viewPopup } from '@/components/dialogs/viewPopup';
import { liveQuizCalls, liveQuizEditForm, liveStatusForm } from '@/contract/liveQuiz';
import { verb } from '@/providers/data/adapter';
import { LiveQuizDetails } from './LiveQuizDetails';
import { LiveQuizInputs } from './LiveQuizInputs';
import { LiveStatusInputs } from './LiveStatusInputs';

/** The popups of a live quiz, below the list of them. */
export const LiveQuizPopups = {
  Edit: editPopup({ name: 'live_quiz', editForm: liveQuizEditForm, Inputs: LiveQuizInputs }),
  View: viewPopup({ name: 'live_quiz', Details: LiveQuizDetails }),
  Status: changePopup({
    title: 'live_quiz.status',
    form: liveStatusForm,
    starts: ['live_exam_status'],
    change: verb(liveQuizCalls.setLiveExamStatus, 'tag_id'),
    Inputs: LiveStatusInputs,
  }),
};
