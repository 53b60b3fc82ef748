import type { ZodMiniObject } from 'zod/mini';
import type { CallName, Calls } from '@/contract';
import type { Input } from '@/contract/call';
import { origin } from './api';
import { credentials, person } from './cases/account';
import * as alumni from './cases/alumni';
import * as batch from './cases/batch';
import * as category from './cases/category';
import * as company from './cases/company';
import * as course from './cases/courseForms';
import * as coursePrice from './cases/coursePrice';
import * as department from './cases/department';
import * as designation from './cases/designation';
import * as employee from './cases/employee';
import * as faq from './cases/faq';
import * as feature from './cases/feature';
import * as featureTag from './cases/featureTag';
import * as homeBanner from './cases/homeBanner';
import * as instructor from './cases/instructor';
import * as instructorTag from './cases/instructorTag';
import * as lesson from './cases/lesson';
import * as liveQuiz from './cases/liveQuizForms';
import * as mainTopic from './cases/mainTopic';
import * as menu from './cases/menu';
import * as mobileBanner from './cases/mobileBanner';
import * as modelsetBatchTag from './cases/modelsetBatchTag';
import * as modelset from './cases/modelsetForms';
import * as onboard from './cases/onboard';
import * as overview from './cases/overview';
import * as passage from './cases/passage';
import * as passageTag from './cases/passageTag';
import * as quiz from './cases/quiz';
import * as quizLevel from './cases/quizLevel';
import * as quizTag from './cases/quizTagForms';
import * as subcourse from './cases/subcourseForms';
import * as subTopic from './cases/subTopicForms';
import { fileOf } from './files';
import { password } from './world';

type BodyOf<Name extends CallName> = NonNullable<Calls[Name]['body']>;
/** The calls that declare a body. */
export type BodyCall = { [Name in CallName]: ZodMiniObject extends BodyOf<Name> ? never : Name }[CallName];

const chosen = 'Himal@2083';

/** A valid body for each call that has one; a call without an example doesn't compile. */
export const examples: { readonly [Name in BodyCall]: Input<Calls[Name]> } = {
  login: credentials,
  logout: { refresh: 'a token' },
  refresh: { refresh: 'a token' },
  signup: person,
  resetPassword: { email: 'staff@coursedesk.test', redirect_url: `${origin}/passwordresetcomplete` },
  completePasswordReset: { uidb64: 'MQ', token: 'a token', password: chosen, repassword: chosen },
  changePassword: { old_password: password, new_password: chosen, re_password: chosen },
  createCategory: category.form,
  updateCategory: category.edit,
  createCourse: { ...course.form, has_certification: 'y', certification_img: fileOf('png') },
  editCourse: course.edit,
  activateCourse: { courses: [1] },
  deactivateCourse: { courses: [1] },
  updateCourseDate: { courses: 1, updated_date_nep: '2083-08-05', updated_date_eng: '2026-11-21' },
  updateCertificate: { course_id: 1, has_certification: 'y', certificate_img: fileOf('png') },
  editCourseBannerImg: { course_id: 1, course_banner_img: fileOf('png') },
  editCoursePreviewImg: { course_id: 1, course_preview_img: fileOf('png') },
  createSubCourse: subcourse.form,
  updateSubCourse: subcourse.edit,
  editSubCourseIcon: { subcourse_id: 1, subcourse_icon: fileOf('png') },
  createMainTopic: mainTopic.form,
  updateMainTopic: mainTopic.edit,
  createLesson: lesson.form,
  updateLesson: lesson.edit,
  addResource: { lesson: 1, resources: [fileOf('pdf')] },
  editResources: { resources_id: 1, resources: fileOf('pdf') },
  deleteResources: { resources_id: 1 },
  createSubTopic: subTopic.video,
  updateSubTopic: subTopic.edit,
  addCompany: company.form,
  editCompanyDetails: company.edit,
  uploadCompanyLogo: company.logo,
  createDepartment: department.form,
  updateDepartment: department.edit,
  addDesignation: designation.form,
  editDesignation: designation.edit,
  addEmployee: employee.form,
  addMenu: menu.form,
  editMenu: menu.edit,
  getFAQByCourse: { courses: 1 },
  createFAQ: faq.form,
  editFAQ: faq.edit,
  getOverviewByCourse: { courses: 1 },
  createOverview: overview.form,
  editOverview: overview.edit,
  deleteOverview: { overview_id: 1 },
  filterCoursePrice: { courses: 1, is_active: 'y' },
  createCoursePrice: coursePrice.form,
  updateCoursePrice: coursePrice.edit,
  activateCoursePrice: { cp_id: 1 },
  deactivateCoursePrice: { cp_id: 1 },
  deleteCoursePrice: { cp_id: 1 },
  createFeature: feature.form,
  editFeature: feature.edit,
  deleteFeature: { feature_id: 1 },
  createFeatureTag: featureTag.form,
  getFeatureTagByCourse: { courses: 1 },
  editFeatureTag: featureTag.edit,
  deleteFeatureTag: { tag_id: 1 },
  restoreFeatureTag: { tag_id: 1 },
  createMobileBanner: mobileBanner.form,
  updateMobileBanner: mobileBanner.edit,
  updateMobileBannerImg: mobileBanner.image,
  deleteMobileBanner: { banner_id: 1 },
  createHomeBanner: homeBanner.form,
  updateHomeBanner: homeBanner.edit,
  updateHomeBannerImg: homeBanner.image,
  deleteHomeBanner: { banner_id: 1 },
  createOnboard: onboard.form,
  updateOnboard: onboard.edit,
  updateOnboardImg: onboard.image,
  deleteOnboard: { banner_id: 1 },
  restoreOnboard: { banner_id: 1 },
  createInstructor: instructor.form,
  editInstructor: instructor.edit,
  updateInstructorImg: instructor.image,
  tagInstructor: { ...instructorTag.form, instructor: 2 },
  getInstructorTagByCourse: { courses: 1 },
  editInstructorTag: instructorTag.edit,
  deleteInstructorTag: { tag_id: 1 },
  restoreInstructorTag: { tag_id: 1 },
  createAlumni: alumni.form,
  editAlumni: alumni.edit,
  updateAlumniImg: alumni.image,
  deleteAlumni: { alumni_id: 1 },
  searchQuestion: { query_string: 'the capital' },
  createQuiz: quiz.form,
  editQuiz: quiz.edit,
  createQuizLevel: quizLevel.form,
  updateQuizLevel: quizLevel.edit,
  quizTag: quizTag.form,
  updateQuizTag: quizTag.edit,
  deleteQuizTag: { tag_id: 1 },
  getQuizTagReport: { courses: 1 },
  filterLessonQuiz: quizTag.lessonQuiz,
  activateLessonQuiz: { tag_id: 1 },
  deactivateLessonQuiz: { tag_id: 1 },
  getModelsetReport: { courses: 1, modelset: 1 },
  filterPassage: { courses: 1 },
  createPassage: passage.form,
  updatePassage: passage.edit,
  tagQuizToPassage: passage.tagging,
  tagPassageModelset: passageTag.form,
  filterPassageModelset: { courses: 1, year: 2026, modelset: 1 },
  updatePassageTag: passageTag.edit,
  deletePassageTag: { tag_id: 1 },
  restorePassageTag: { tag_id: 1 },
  getAllBatch: batch.searched,
  filterBatch: batch.searched,
  createBatch: batch.form,
  updateBatch: batch.edit,
  filterModelSet: modelset.searched,
  filterModelsetCourseyear: modelset.searched,
  createModelset: modelset.form,
  updateModelset: modelset.edit,
  activateModelset: { modelset_id: 1 },
  deactivateModelset: { modelset_id: 1 },
  tagModelsetBatch: modelsetBatchTag.form,
  getModelsetBatchTag: modelset.searched,
  updateModelsetBatchTag: modelsetBatchTag.edit,
  tagModelsetLive: liveQuiz.form,
  updateModelsetLive: liveQuiz.edit,
  setLiveExamStatus: { tag_id: 1, live_exam_status: 'RUNNING' },
  filterLiveModelset: liveQuiz.searched,
};

/** Returns whether a call has a body. */
export const hasBody = (name: string): name is BodyCall => Object.hasOwn(examples, name);
