import { WhyNotLive } from '@/components/courseTree/WhyNotLive';
import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { courseCalls } from '@/contract/course';
import { verb } from '@/providers/data/adapter';
import { isLive, isNotLive } from './isLive';

/** The questions before courses go live, and before they go off, for routes of these names below their list or a course's details. */
export const CourseSwitches = {
  Activate: confirmPopup({
    texts: 'course.activate',
    change: verb(courseCalls.activateCourse, 'courses'),
    fits: isNotLive,
    Judge: WhyNotLive,
  }),
  Deactivate: confirmPopup({ texts: 'course.deactivate', change: verb(courseCalls.deactivateCourse, 'courses'), fits: isLive }),
};
