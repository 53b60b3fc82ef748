import { WhyNotLive } from '@/components/product/courseTree/CourseLive';
import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { verb } from '@/contract/adapter';
import { courseCalls } from '@/contract/course';
import { isLive, isNotLive } from './CourseStatus';

/** The questions before courses are made live or not live, by the names of their routes below the list or a course's details. */
export const CourseSwitches = {
  Activate: confirmPopup({
    texts: 'course.activate',
    change: verb(courseCalls.activateCourse, 'courses'),
    fits: isNotLive,
    Judge: WhyNotLive,
  }),
  Deactivate: confirmPopup({
    texts: 'course.deactivate',
    change: verb(courseCalls.deactivateCourse, 'courses'),
    fits: isLive,
    withdraws: true,
  }),
};
