import { viewPopup } from '@/components/dialogs/viewPopup';
import { LiveQuizDetails } from './LiveQuizDetails';
import { LiveStatus } from './LiveStatus';

/** The popup that shows a live quiz. */
export const LiveQuizView = viewPopup({ name: 'live_quiz', Details: LiveQuizDetails, Status: LiveStatus });
