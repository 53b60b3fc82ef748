import type { Adapter } from '../adapter';
import { categoryAdapter } from './category';
import { courseAdapter } from './course';
import { coursePriceAdapter } from './coursePrice';
import { faqAdapter } from './faq';
import { lessonAdapter } from './lesson';
import { mainTopicAdapter } from './mainTopic';
import { subcourseAdapter } from './subcourse';
import { subTopicAdapter } from './subTopic';

/** Every resource that is listed or edited through react-admin, by its name: the address of its list where it has one. */
export const adapters: Readonly<Record<string, Adapter>> = {
  'coursesetup/coursecategorysetup': categoryAdapter,
  'coursesetup/coursesetup': courseAdapter,
  'coursesetup/subcoursesetup': subcourseAdapter,
  main_topic: mainTopicAdapter,
  lesson: lessonAdapter,
  sub_topic: subTopicAdapter,
  faq: faqAdapter,
  coursePriceSetup: coursePriceAdapter,
};
