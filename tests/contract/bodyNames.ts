const price = `courses package_name course_price_before_tax tax course_price course_exam_price_before_tax course_exam_fee access_days
  has_course_offer discount_offer cp_after_discount has_exam_fee_offer exam_fee_discount_offer fee_price_after_disc is_life_time`;
const course = `course_name course_code course_banner_description course_preview_url program_overview program_success_path lecture_hours has_exam
  has_certification course_category`;
const subTopic = `topic_title lesson page_type host_type video_type video_url em_video_url mob_video_url video_duration preview_status
  preview_video_url sub_topic_order sub_topic_desc description_editor_type resource_url instructors`;
const quiz = `question correct_option answer_desc opiton_description has_video_solution video_solution app_video_solution quiz_options`;
const quizFilter = 'query_string untagged no_explanation has_video courses quiz_level';
const quizTag = `quiz courses subcourse subcourse_main_topic lesson modelset quiz_level modelset_order_priority marks_weightage`;
const lesson = 'courses subcourse subcourse_main_topic lesson';
const modelset = `courses year modelset_name modelset_type total_marks pass_marks has_negative_marking has_passage negative_marking
  exam_time_duration exam_time_duration_copy`;
const live = 'modelset batch live_start_nep_date live_end_nep_date live_start_date_time live_end_date_time exam_time_duration';
const article = 'article_title courses author_name publish_date_nep article description_editor_type';
const alumni = 'alumni_name alumni_desc rating courses alumni_achievement';
const instructor = 'first_name middle_name last_name experience mobile_no email gender instructor_short_desc';
const batch = 'batch_name batch_year courses batch_start_date batch_start_date_nep batch_end_date batch_end_date_nep';
const company = 'company_name company_address company_email company_contact';
const employee = `emp_first_name emp_middle_name emp_last_name nationality gender emp_dob_nep emp_dob_eng blood_group_id religion_id
  id_card_issue_status id_card_no phone_no mobile_no telephone_no mobile_no_official emp_email email_official p_address t_address
  emergency_contact curr_branch_id curr_designation_id curr_department_id employment_status joining_date_nep joining_date_eng family
  academic_info training identification reference skills languages`;
const recording = 'year courses group topics class_date_nep class_date video_url';
const tagged = 'year courses group student_list';
const changed = 'modified_remarks modified_by';

const table: Readonly<Record<string, string>> = {
  getCalendar: 'from to',
  login: 'email password grant_type ip city country country_code state lat long postal',
  logout: 'refresh',
  refresh: 'refresh',
  signup: 'email first_name last_name password',
  resetPassword: 'email redirect_url',
  completePasswordReset: 'password repassword uidb64 token',
  changePassword: 'old_password new_password re_password',
  createCategory: 'category_name course_categories_code created_by',
  updateCategory: `category_id category_name course_categories_code ${changed}`,
  createCourse: `${course} course_banner_img course_preview_img certification_img created_by`,
  editCourse: `course_id ${course} ${changed}`,
  activateCourse: 'courses',
  deactivateCourse: 'courses',
  updateCourseDate: 'courses updated_date_nep updated_date_eng',
  updateCertificate: 'course_id has_certification certificate_img',
  editCourseBannerImg: 'course_id course_banner_img',
  editCoursePreviewImg: 'course_id course_preview_img',
  createSubCourse: `subcourse_name subcourse_code course_id subcourse_preview_url subcourse_icon lecture_hours subcourse_short_description
    created_by`,
  updateSubCourse: `subcourse_id subcourse_name subcourse_code courses lecture_hours subcourse_short_description subcourse_preview_url
    ${changed}`,
  editSubCourseIcon: 'subcourse_id subcourse_icon',
  createMainTopic: 'topic_title subcourse lecture_hours created_by',
  updateMainTopic: `main_topic_id topic_title subcourse lecture_hours ${changed}`,
  createLesson: 'lesson_title subcourse_main_topic_id lecture_hours lesson_order created_by',
  updateLesson: 'lesson_id lesson_title main_topic_id lesson_order lecture_hours modified_by',
  addResource: 'lesson resources',
  editResources: 'resources_id resources',
  deleteResources: 'resources_id',
  createSubTopic: `${subTopic} created_by`,
  updateSubTopic: `sub_topic_id ${subTopic} ${changed}`,
  createDiscussion: 'parent topic_id lesson_id main_topic subcourse_slug comments',
  updateDiscussion: 'discussion comments',
  createQuiz: `${quiz} created_by`,
  editQuiz: `question_id ${quiz} modified_remarks`,
  searchQuestion: 'query_string',
  findQuiz: quizFilter,
  countQuiz: quizFilter,
  quizTag: `${quizTag} created_by`,
  updateQuizTag: `tag_id ${quizTag} ${changed}`,
  deleteQuizTag: 'tag_id',
  getQuizTagReport: `${lesson} modelset year`,
  createQuizLevel: 'level_name created_by',
  updateQuizLevel: `level_id level_name ${changed}`,
  filterLessonQuiz: `${lesson} lesson_quiz_active`,
  activateLessonQuiz: 'tag_id',
  deactivateLessonQuiz: 'tag_id',
  filterModelsetCourseyear: 'courses year',
  getModelsetReport: 'courses modelset',
  createModelset: modelset,
  updateModelset: `modelset_id ${modelset} ${changed}`,
  activateModelset: 'modelset_id',
  deactivateModelset: 'modelset_id',
  filterModelSet: 'courses year',
  tagModelsetBatch: 'modelset batch_year courses batch',
  getModelsetBatchTag: 'courses year',
  updateModelsetBatchTag: 'tag_id modelset batch_year courses batch modified_remarks',
  tagModelsetLive: live,
  updateModelsetLive: `tag_id ${live}`,
  setLiveExamStatus: 'tag_id live_exam_status',
  filterLiveModelset: 'courses year live_exam_status',
  filterPassage: 'courses',
  createPassage: 'courses paragraph_title paragraph created_by',
  updatePassage: 'passage_id courses paragraph_title paragraph modified_remarks',
  tagPassageModelset: 'paragraph courses subcourse modelset created_by',
  tagQuizToPassage: 'quiz paragraph marks_weightage',
  filterPassageModelset: 'courses modelset year',
  updatePassageTag: 'paragraph tag_id courses subcourse year modelset modified_by',
  deletePassageTag: 'tag_id',
  restorePassageTag: 'tag_id',
  filterCoursePrice: 'courses is_active',
  createCoursePrice: `${price} created_by`,
  updateCoursePrice: `cp_id ${price} ${changed}`,
  activateCoursePrice: 'cp_id',
  deactivateCoursePrice: 'cp_id',
  deleteCoursePrice: 'cp_id',
  createMobileBanner: 'banner_img banner_tag_line banner_desc has_enroll courses',
  updateMobileBanner: 'banner_id banner_tag_line banner_desc courses has_enroll modified_remarks',
  updateMobileBannerImg: 'banner_id banner_img',
  deleteMobileBanner: 'banner_id',
  createHomeBanner: 'banner_img banner_tag_line banner_desc banner_intro',
  updateHomeBanner: 'banner_id banner_tag_line banner_desc courses banner_intro modified_remarks',
  updateHomeBannerImg: 'banner_id banner_img',
  deleteHomeBanner: 'banner_id',
  createOnboard: 'onboard_title onboard_img onboard_priority created_by',
  updateOnboard: `banner_id onboard_title onboard_priority ${changed}`,
  updateOnboardImg: 'banner_id onboard_img',
  deleteOnboard: 'banner_id',
  restoreOnboard: 'banner_id',
  createFeature: 'features_title features_icon features_desc user_get created_by',
  editFeature: `feature_id features_title features_desc user_get ${changed}`,
  deleteFeature: 'feature_id',
  createFeatureTag: 'features courses',
  getFeatureTagByCourse: 'courses',
  editFeatureTag: 'tag_id features courses',
  deleteFeatureTag: 'tag_id',
  restoreFeatureTag: 'tag_id',
  getOverviewByCourse: 'courses',
  createOverview: 'overview_title overview_desc overview_video_url courses priority_order created_by',
  editOverview: `overview_id overview_title overview_desc overview_video_url courses priority_order ${changed}`,
  deleteOverview: 'overview_id',
  getFAQByCourse: 'courses',
  createFAQ: 'faq_title faq_desc courses priority_order created_by',
  editFAQ: 'faq_id faq_title faq_desc courses priority_order modified_remarks',
  createArticles: `${article} article_banner`,
  updateArticles: `article_id ${article}`,
  updateArticleBanner: 'article_id article_banner',
  getArticleByCourse: 'courses',
  createAlumni: `${alumni} alumni_img created_by`,
  editAlumni: `alumni_id ${alumni} ${changed}`,
  deleteAlumni: 'alumni_id',
  updateAlumniImg: 'alumni_id alumni_img',
  createInstructor: `${instructor} image created_by`,
  editInstructor: `instructor_id user ${instructor} ${changed}`,
  updateInstructorImg: 'instructor_id image',
  tagInstructor: 'instructor courses subcourse instructor_type created_by',
  editInstructorTag: `tag_id instructor courses subcourse instructor_type ${changed}`,
  deleteInstructorTag: 'tag_id',
  restoreInstructorTag: 'tag_id',
  getInstructorTagByCourse: 'courses',
  addCompany: company,
  editCompanyDetails: `company_id ${company} contact_id`,
  uploadCompanyLogo: 'company company_logo',
  createDepartment: 'department_name department_code parent',
  updateDepartment: 'department_id department_name department_code parent modified_remarks',
  addDesignation: 'designation designation_code department',
  editDesignation: 'designation_id designation designation_code department modified_remarks',
  addMenu: 'menu_types menu_name menu_route menu_icon parent',
  editMenu: 'menu_id menu_types menu_name menu_route menu_icon parent',
  addEmployee: employee,
  updateEmployee: `employee_id ${employee} modified_remarks`,
  uploadEmployeePhoto: 'employee_id emp_photo',
  uploadTextImage: 'text_image',
  filterStudent: 'courses courseprice enroll_date',
  tagBatch: tagged,
  updateBatchTag: tagged,
  deleteBatchTag: 'student_list',
  filterBatchTag: 'course_id year group is_deleted',
  createRecording: recording,
  updateRecording: `iid ${recording} modified_remarks`,
  deleteRecording: 'iid',
  getRecording: 'course_id year group',
  createBatch: `${batch} created_by`,
  updateBatch: `group_id ${batch} ${changed}`,
  getAllBatch: 'year course_id',
  filterBatch: 'year course_id',
  getEnquiryFilter: 'courses en_status',
  updateEnquiryStatus: 'enquiry_id enquiry_status',
  createEnquiryNotes: 'enquiry enquired_notes enquired_by',
};

/**
 * The names that the specification gives to the fields of each call's body, its optional ones too. Written down apart from the contract, so
 * that a field that only a form asks for isn't sent unnoticed.
 */
export const bodyNames = new Map(Object.entries(table).map(([call, names]) => [call, names.split(/\s+/)]));
