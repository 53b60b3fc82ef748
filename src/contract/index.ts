import { accountCalls } from './account';
import { activityCalls } from './activity';
import { alumniCalls } from './alumni';
import { articleCalls } from './article';
import { batchCalls } from './batch';
import { batchTagCalls } from './batchTag';
import { calendarCalls } from './calendar';
import { categoryCalls } from './category';
import { companyCalls } from './company';
import { contentHealthCalls } from './contentHealth';
import { courseCalls } from './course';
import { coursePriceCalls } from './coursePrice';
import { courseTreeCalls } from './courseTree';
import { dashboardCalls } from './dashboard';
import { departmentCalls } from './department';
import { designationCalls } from './designation';
import { discussionCalls } from './discussion';
import { employeeCalls } from './employee';
import { enquiryCalls } from './enquiry';
import { faqCalls } from './faq';
import { featureCalls } from './feature';
import { featureTagCalls } from './featureTag';
import { fileCalls } from './file';
import { historyCalls } from './history';
import { homeBannerCalls } from './homeBanner';
import { instructorCalls } from './instructor';
import { instructorTagCalls } from './instructorTag';
import { lessonCalls } from './lesson';
import { lessonResourceCalls } from './lessonResource';
import { liveQuizCalls } from './liveQuiz';
import { mainTopicCalls } from './mainTopic';
import { menuCalls } from './menu';
import { mobileBannerCalls } from './mobileBanner';
import { modelsetCalls } from './modelset';
import { modelsetBatchTagCalls } from './modelsetBatchTag';
import { modelsetQuizCalls } from './modelsetQuiz';
import { oidcCalls } from './oidc';
import { onboardCalls } from './onboard';
import { operationCalls } from './operation';
import { overviewCalls } from './overview';
import { passageCalls } from './passage';
import { passageTagCalls } from './passageTag';
import { personCalls } from './person';
import { playlistCalls } from './playlist';
import { quizCalls } from './quiz';
import { quizLevelCalls } from './quizLevel';
import { quizTagCalls } from './quizTag';
import { recordingCalls } from './recording';
import { roleCalls } from './role';
import { secondFactorCalls } from './secondFactor';
import { staffCalls } from './staff';
import { subcourseCalls } from './subcourse';
import { subTopicCalls } from './subTopic';
import { textImageCalls } from './textImage';
import { zoneCalls } from './zone';

/** Every named call of the product. */
export const calls = {
  ...accountCalls,
  ...secondFactorCalls,
  ...menuCalls,
  ...categoryCalls,
  ...courseCalls,
  ...subcourseCalls,
  ...mainTopicCalls,
  ...lessonCalls,
  ...lessonResourceCalls,
  ...subTopicCalls,
  ...discussionCalls,
  ...instructorCalls,
  ...instructorTagCalls,
  ...alumniCalls,
  ...courseTreeCalls,
  ...faqCalls,
  ...overviewCalls,
  ...coursePriceCalls,
  ...featureCalls,
  ...featureTagCalls,
  ...mobileBannerCalls,
  ...homeBannerCalls,
  ...onboardCalls,
  ...quizCalls,
  ...textImageCalls,
  ...quizLevelCalls,
  ...quizTagCalls,
  ...modelsetQuizCalls,
  ...passageCalls,
  ...passageTagCalls,
  ...playlistCalls,
  ...articleCalls,
  ...batchCalls,
  ...batchTagCalls,
  ...recordingCalls,
  ...modelsetCalls,
  ...modelsetBatchTagCalls,
  ...liveQuizCalls,
  ...companyCalls,
  ...departmentCalls,
  ...designationCalls,
  ...zoneCalls,
  ...operationCalls,
  ...activityCalls,
  ...oidcCalls,
  ...personCalls,
  ...employeeCalls,
  ...enquiryCalls,
  ...dashboardCalls,
  ...calendarCalls,
  ...contentHealthCalls,
  ...historyCalls,
  ...fileCalls,
  ...roleCalls,
  ...staffCalls,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;
