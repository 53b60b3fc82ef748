import type { ReactElement } from 'react';
import { addressesOf } from '@/components/product/courseTree/levels';
import { Resource } from '@/components/resource/Resource';
import type { Adapter } from '@/contract/adapter';
import { calendar } from '@/pages/calendar';
import { chat } from '@/pages/chat';
import { courseSetup } from '@/pages/courseSetup';
import { dashboard } from '@/pages/dashboard';
import { employeeEditor, employeeWizard } from '@/pages/employeeWizard';
import { person } from '@/pages/person';
import { playlist } from '@/pages/playlist';
import { settings } from '@/pages/settings';
import { activity } from '@/resources/activity';
import { alumni } from '@/resources/alumni';
import { article } from '@/resources/article';
import { homeBanner, mobileBanner } from '@/resources/banner';
import { batch } from '@/resources/batch';
import { batchTag, batchTagReport } from '@/resources/batchTag';
import { company } from '@/resources/company';
import { contentHealth } from '@/resources/contentHealth';
import { course } from '@/resources/course';
import { courseCategory } from '@/resources/courseCategory';
import { coursePrice } from '@/resources/coursePrice';
import { department, departmentTree } from '@/resources/department';
import { designation, designationTree } from '@/resources/designation';
import { discussion } from '@/resources/discussion';
import { employee } from '@/resources/employee';
import { enquiry } from '@/resources/enquiry';
import { faq } from '@/resources/faq';
import { feature, featureTag, featureTagRestore } from '@/resources/feature';
import { file } from '@/resources/file';
import { instructor, instructorTag, instructorTagRestore } from '@/resources/instructor';
import { lesson } from '@/resources/lesson';
import { mainTopic } from '@/resources/mainTopic';
import { menu, menuTree } from '@/resources/menu';
import { liveQuiz, modelset, modelsetBatchTag, modelsetKuView, modelsetView } from '@/resources/modelset';
import { onboard } from '@/resources/onboard';
import { overview } from '@/resources/overview';
import { passage, passageTag } from '@/resources/passage';
import { quiz } from '@/resources/quiz';
import { lessonQuiz, modelsetQuiz, quizTag, quizTagSearch, untaggedQuiz } from '@/resources/quiz/quizTags';
import { quizLevel } from '@/resources/quizLevel';
import { recording } from '@/resources/recording';
import { recycled } from '@/resources/recycled';
import { role, staff } from '@/resources/staff';
import { subcourse } from '@/resources/subcourse';
import { subTopic } from '@/resources/subTopic';
import type { AreaProps } from './routes';

/** Every area of the product: its pages, and its resources, each with its name, list, create, edit and show. */
export const areas: readonly ReactElement<AreaProps>[] = [
  dashboard,
  calendar,
  courseSetup,
  playlist,
  <Resource key="category" {...courseCategory} />,
  <Resource key="course" {...course} />,
  <Resource key="subcourse" {...subcourse} />,
  <Resource key="main_topic" {...mainTopic} beside={addressesOf('main_topic')} />,
  <Resource key="lesson" {...lesson} beside={addressesOf('lesson')} />,
  <Resource key="sub_topic" {...subTopic} beside={addressesOf('sub_topic')} />,
  <Resource key="content_health" {...contentHealth} />,
  <Resource key="discussion" {...discussion} />,
  <Resource key="overview" {...overview} />,
  <Resource key="faq" {...faq} />,
  <Resource key="article" {...article} />,
  <Resource key="course_price" {...coursePrice} />,
  <Resource key="feature" {...feature} />,
  <Resource key="featureTag" {...featureTag} />,
  <Resource key="featureTagRestore" {...featureTagRestore} />,
  <Resource key="quiz" {...quiz} />,
  <Resource key="quizLevel" {...quizLevel} />,
  <Resource key="quizTagSearch" {...quizTagSearch} />,
  <Resource key="quizTag" {...quizTag} />,
  <Resource key="lessonQuiz" {...lessonQuiz} />,
  <Resource key="modelsetQuiz" {...modelsetQuiz} />,
  <Resource key="untaggedQuiz" {...untaggedQuiz} />,
  <Resource key="passage" {...passage} />,
  <Resource key="passageTag" {...passageTag} />,
  <Resource key="modelset" {...modelset} />,
  <Resource key="modelset_view" {...modelsetView} />,
  <Resource key="modelset_ku_view" {...modelsetKuView} />,
  <Resource key="batch" {...batch} />,
  <Resource key="batch_tag" {...batchTag} />,
  <Resource key="batch_tag_report" {...batchTagReport} />,
  <Resource key="recording" {...recording} />,
  <Resource key="modelset_batch_tag" {...modelsetBatchTag} />,
  <Resource key="live_quiz" {...liveQuiz} />,
  <Resource key="file" {...file} />,
  <Resource key="recycled" {...recycled} />,
  <Resource key="mobile_banner" {...mobileBanner} />,
  <Resource key="home_banner" {...homeBanner} />,
  <Resource key="onboard" {...onboard} />,
  <Resource key="instructor" {...instructor} />,
  <Resource key="instructorTag" {...instructorTag} />,
  <Resource key="instructorTagRestore" {...instructorTagRestore} />,
  <Resource key="alumni" {...alumni} />,
  <Resource key="enquiry" {...enquiry} />,
  <Resource key="company" {...company} />,
  departmentTree,
  <Resource key="department" {...department} />,
  designationTree,
  <Resource key="designation" {...designation} />,
  <Resource key="employee" {...employee} create={employeeWizard} edit={employeeEditor} />,
  <Resource key="staff" {...staff} />,
  <Resource key="activity" {...activity} />,
  person,
  <Resource key="role" {...role} />,
  menuTree,
  <Resource key="menu" {...menu} />,
  chat,
  settings,
];

const resources = areas.flatMap(({ props }) => ('adapter' in props ? [props] : []));

/** The adapter of each resource, by its name; the search of questions and the history have no screens of their own. */
export const adapters: Readonly<Record<string, () => Promise<Adapter>>> = {
  ...Object.fromEntries(resources.map(({ name, adapter }) => [name, adapter])),
  question_search: async () => (await import('@/contract/quizBank')).quizSearchAdapter,
  history: async () => (await import('@/contract/history')).historyAdapter,
};
