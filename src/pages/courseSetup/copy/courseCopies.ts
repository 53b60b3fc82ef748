import { copyPopup } from '@/components/record/copy/copyPopup';
import { planOf } from './coursePlan';

const effect = 'course_setup.copy_effect';

/** The popups that copy a record of the catalogue with all below it, by the names of their levels. */
export const CourseCopies = {
  Course: copyPopup({ plan: planOf('course'), effect: `${effect}.course` }),
  Subcourse: copyPopup({ plan: planOf('subcourse'), effect: `${effect}.below` }),
  MainTopic: copyPopup({ plan: planOf('main_topic'), effect: `${effect}.below` }),
  Lesson: copyPopup({ plan: planOf('lesson'), effect: `${effect}.below` }),
};
