import type { Adapter } from '../adapter';
import { categoryAdapter } from './category';
import { courseAdapter } from './course';
import { faqAdapter } from './faq';
import { featureAdapter } from './feature';
import { featureTagAdapter } from './featureTag';
import { featureTagRestoreAdapter } from './featureTagRestore';
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
  feature: featureAdapter,
  featureTag: featureTagAdapter,
  featureTagRestore: featureTagRestoreAdapter,
};
