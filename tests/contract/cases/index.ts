import type { CallName } from '@/contract';
import type { Cases } from '../caseSet';
import { accountCases } from './account';
import { alumniCases } from './alumni';
import { batchCases } from './batch';
import { categoryCases } from './category';
import { companyCases } from './company';
import { courseCases } from './course';
import { courseChangeCases } from './courseChanges';
import { coursePriceCases } from './coursePrice';
import { departmentCases } from './department';
import { designationCases } from './designation';
import { employeeCases } from './employee';
import { faqCases } from './faq';
import { featureCases } from './feature';
import { featureTagCases } from './featureTag';
import { homeBannerCases } from './homeBanner';
import { instructorCases } from './instructor';
import { instructorTagCases } from './instructorTag';
import { lessonCases } from './lesson';
import { lessonReadCases } from './lessonReads';
import { lessonResourceCases } from './lessonResource';
import { liveQuizCases } from './liveQuiz';
import { liveQuizChangeCases } from './liveQuizChanges';
import { mainTopicCases } from './mainTopic';
import { menuCases } from './menu';
import { mobileBannerCases } from './mobileBanner';
import { modelsetCases } from './modelset';
import { modelsetBatchTagCases } from './modelsetBatchTag';
import { modelsetQuizCases } from './modelsetQuiz';
import { onboardCases } from './onboard';
import { overviewCases } from './overview';
import { passageCases } from './passage';
import { passageTagCases } from './passageTag';
import { passageTagRestoreCases } from './passageTagRestores';
import { passwordCases } from './passwords';
import { quizCases } from './quiz';
import { quizDeleteCases } from './quizDelete';
import { quizLevelCases } from './quizLevel';
import { quizTagCases } from './quizTag';
import { quizTagReportCases } from './quizTagReports';
import { subcourseCases } from './subcourse';
import { subTopicCases } from './subTopic';
import { treeCases } from './trees';
import { zoneCases } from './zone';

/** A call without a case doesn't compile. */
export const cases: Readonly<Record<CallName, Cases>> = {
  ...accountCases,
  ...passwordCases,
  ...treeCases,
  ...categoryCases,
  ...courseCases,
  ...courseChangeCases,
  ...subcourseCases,
  ...mainTopicCases,
  ...lessonCases,
  ...lessonReadCases,
  ...lessonResourceCases,
  ...subTopicCases,
  ...instructorCases,
  ...instructorTagCases,
  ...alumniCases,
  ...companyCases,
  ...departmentCases,
  ...designationCases,
  ...zoneCases,
  ...employeeCases,
  ...menuCases,
  ...faqCases,
  ...overviewCases,
  ...coursePriceCases,
  ...featureCases,
  ...featureTagCases,
  ...mobileBannerCases,
  ...homeBannerCases,
  ...onboardCases,
  ...quizCases,
  ...quizDeleteCases,
  ...quizLevelCases,
  ...quizTagCases,
  ...quizTagReportCases,
  ...modelsetQuizCases,
  ...passageCases,
  ...passageTagCases,
  ...passageTagRestoreCases,
  ...batchCases,
  ...modelsetCases,
  ...modelsetBatchTagCases,
  ...liveQuizCases,
  ...liveQuizChangeCases,
};
