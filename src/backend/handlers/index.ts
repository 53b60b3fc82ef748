import type { Handlers } from '@/backend/handler';
import type { Calls } from '@/contract';
import { accountHandlers } from './account';
import { batchHandlers } from './batch';
import { categoryHandlers } from './category';
import { courseHandlers } from './course';
import { coursePriceHandlers } from './coursePrice';
import { courseTreeHandlers } from './courseTree';
import { faqHandlers } from './faq';
import { featureHandlers } from './feature';
import { featureTagHandlers } from './featureTag';
import { instructorHandlers } from './instructor';
import { lessonHandlers } from './lesson';
import { lessonResourceHandlers } from './lessonResource';
import { mainTopicHandlers } from './mainTopic';
import { menuHandlers } from './menu';
import { modelsetHandlers } from './modelset';
import { modelsetBatchTagHandlers } from './modelsetBatchTag';
import { overviewHandlers } from './overview';
import { passageHandlers } from './passage';
import { passageTagHandlers } from './passageTag';
import { quizHandlers } from './quiz';
import { quizLevelHandlers } from './quizLevel';
import { subcourseHandlers } from './subcourse';
import { subTopicHandlers } from './subTopic';

/** What answers every call of the contract. */
export const handlers: Handlers<Calls> = {
  ...accountHandlers,
  ...menuHandlers,
  ...categoryHandlers,
  ...courseHandlers,
  ...subcourseHandlers,
  ...mainTopicHandlers,
  ...lessonHandlers,
  ...lessonResourceHandlers,
  ...subTopicHandlers,
  ...instructorHandlers,
  ...courseTreeHandlers,
  ...faqHandlers,
  ...overviewHandlers,
  ...coursePriceHandlers,
  ...featureHandlers,
  ...featureTagHandlers,
  ...quizHandlers,
  ...quizLevelHandlers,
  ...passageHandlers,
  ...passageTagHandlers,
  ...batchHandlers,
  ...modelsetHandlers,
  ...modelsetBatchTagHandlers,
};
