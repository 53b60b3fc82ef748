import { viewPopup } from '@/components/dialogs/viewPopup';
import { QuizTagDetails } from './QuizTagDetails';

/** The popup that shows a tag, whichever list opens it. */
export const QuizTagView = viewPopup({ name: 'quiz_tag', Details: QuizTagDetails });
