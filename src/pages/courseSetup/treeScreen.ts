import { openFormTexts } from '@/components/record/formTexts';
import { alongside } from '@/components/routing/alongside';
import { lazyScreen } from '@/components/routing/lazyScreen';
import type { RouteReads } from '@/components/routing/routeReads';
import { courseTreeCalls } from '@/contract/courseTree';
import { openTexts } from '@/providers/i18n/areaTexts';
import { course } from '@/resources/course';
import { courseCategory } from '@/resources/courseCategory';
import { lesson } from '@/resources/lesson';
import { mainTopic } from '@/resources/mainTopic';
import { subcourse } from '@/resources/subcourse';
import { subTopic } from '@/resources/subTopic';

const texts = {
  en: async () => (await import('./messages')).courseSetupMessages,
  ne: async () => (await import('./messages.ne')).courseSetupMessagesNe,
};
/** The form of a category: it is beside the tree until something is chosen there. */
const firstForms = () => import('@/resources/courseCategory/categoryForms');
const levels = [courseCategory, course, subcourse, mainTopic, lesson, subTopic];

/** The tree's page, with the texts and calls of all levels whose forms are beside the tree. */
export const CourseSetup = alongside(
  lazyScreen(() => import('./CourseSetup'), 'CourseSetup'),
  () => Promise.all([openTexts(texts), openFormTexts(), firstForms(), ...levels.map(({ needs }) => needs())]),
);

export const courseSetupReads: RouteReads = { reads: [courseTreeCalls.getCourseTree] };
