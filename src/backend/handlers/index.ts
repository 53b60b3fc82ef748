import type { Handlers } from '@/backend/handler';
import type { Calls } from '@/contract';
import { accountHandlers } from './account';
import { activityHandlers } from './activity';
import { alumniHandlers } from './alumni';
import { articleHandlers } from './article';
import { batchHandlers } from './batch';
import { batchTagHandlers } from './batchTag';
import { calendarHandlers } from './calendar';
import { categoryHandlers } from './category';
import { companyHandlers } from './company';
import { contentHealthHandlers } from './contentHealth';
import { courseHandlers } from './course';
import { coursePriceHandlers } from './coursePrice';
import { courseTreeHandlers } from './courseTree';
import { dashboardHandlers } from './dashboard';
import { departmentHandlers } from './department';
import { designationHandlers } from './designation';
import { discussionHandlers } from './discussion';
import { employeeHandlers } from './employee';
import { enquiryHandlers } from './enquiry';
import { faqHandlers } from './faq';
import { featureHandlers } from './feature';
import { featureTagHandlers } from './featureTag';
import { fileHandlers } from './file';
import { historyHandlers } from './history';
import { homeBannerHandlers } from './homeBanner';
import { instructorHandlers } from './instructor';
import { instructorTagHandlers } from './instructorTag';
import { lessonHandlers } from './lesson';
import { lessonResourceHandlers } from './lessonResource';
import { liveQuizHandlers } from './liveQuiz';
import { mainTopicHandlers } from './mainTopic';
import { menuHandlers } from './menu';
import { mobileBannerHandlers } from './mobileBanner';
import { modelsetHandlers } from './modelset';
import { modelsetBatchTagHandlers } from './modelsetBatchTag';
import { modelsetQuizHandlers } from './modelsetQuiz';
import { oidcHandlers } from './oidc';
import { onboardHandlers } from './onboard';
import { operationHandlers } from './operation';
import { overviewHandlers } from './overview';
import { passageHandlers } from './passage';
import { passageTagHandlers } from './passageTag';
import { personHandlers } from './person';
import { playlistHandlers } from './playlist';
import { quizHandlers } from './quiz';
import { quizLevelHandlers } from './quizLevel';
import { quizTagHandlers } from './quizTag';
import { recordingHandlers } from './recording';
import { roleHandlers } from './role';
import { secondFactorHandlers } from './secondFactor';
import { staffHandlers } from './staff';
import { subcourseHandlers } from './subcourse';
import { subTopicHandlers } from './subTopic';
import { textImageHandlers } from './textImage';
import { zoneHandlers } from './zone';

/** The handlers of every call of the contract. */
export const handlers: Handlers<Calls> = {
  ...accountHandlers,
  ...secondFactorHandlers,
  ...menuHandlers,
  ...categoryHandlers,
  ...courseHandlers,
  ...subcourseHandlers,
  ...mainTopicHandlers,
  ...lessonHandlers,
  ...lessonResourceHandlers,
  ...subTopicHandlers,
  ...discussionHandlers,
  ...instructorHandlers,
  ...instructorTagHandlers,
  ...alumniHandlers,
  ...courseTreeHandlers,
  ...faqHandlers,
  ...overviewHandlers,
  ...coursePriceHandlers,
  ...featureHandlers,
  ...featureTagHandlers,
  ...mobileBannerHandlers,
  ...homeBannerHandlers,
  ...onboardHandlers,
  ...quizHandlers,
  ...textImageHandlers,
  ...quizLevelHandlers,
  ...quizTagHandlers,
  ...modelsetQuizHandlers,
  ...passageHandlers,
  ...passageTagHandlers,
  ...playlistHandlers,
  ...articleHandlers,
  ...batchHandlers,
  ...batchTagHandlers,
  ...recordingHandlers,
  ...modelsetHandlers,
  ...modelsetBatchTagHandlers,
  ...liveQuizHandlers,
  ...companyHandlers,
  ...departmentHandlers,
  ...designationHandlers,
  ...zoneHandlers,
  ...operationHandlers,
  ...activityHandlers,
  ...oidcHandlers,
  ...personHandlers,
  ...employeeHandlers,
  ...enquiryHandlers,
  ...dashboardHandlers,
  ...calendarHandlers,
  ...contentHealthHandlers,
  ...historyHandlers,
  ...fileHandlers,
  ...roleHandlers,
  ...staffHandlers,
};
