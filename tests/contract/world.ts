import { type Host } from '@/backend/host';
import { type Store } from '@/backend/store/port';
import { type NewRow } from '@/backend/store/tables';
import { noVideo } from '../support/blankColumns';
import { audit } from './audit';
import { batch, liveQuiz, modelset, passage, passageTag, quizTag } from './exams';

export const password = 'Coursedesk#1';

const person = { first_name: 'Sita', middle_name: null, last_name: 'Rai', role_iid: null, is_disabled: false };
export const people = {
  'staff@coursedesk.test': { ...person, username: 'sita', is_staff: true },
  'other@coursedesk.test': { ...person, username: '', is_staff: true },
  'learner@coursedesk.test': { ...person, username: 'hari', is_staff: false },
};

/** Adds the records that every contract test begins with; the first of each table has the id 1. */
export async function seedWorld({ store, passwords }: Pick<Host, 'store' | 'passwords'>): Promise<void> {
  const password_hash = await passwords.hash(password);
  await store.tx((tx) => insertAll(tx, password_hash));
}

async function insertAll(store: Store, password_hash: string): Promise<void> {
  for (const [email, details] of Object.entries(people)) await store.insert('user', { ...details, email, password_hash });

  await store.insertMany('menu', menus);
  for (const [category_name, course_categories_code, category_slug] of categories) {
    await store.insert('course_category', { category_name, course_categories_code, category_slug, ...audit });
  }
  await store.insert('course', course);
  await store.insert('subcourse', subcourse);
  await store.insert('main_topic', {
    topic_title: 'Percentage',
    slug: 'percentage',
    subcourse_iid: 1,
    lecture_hours: '4',
    ...audit,
  });
  for (const [lesson_title, lesson_order] of [
    ['Profit and loss', 2],
    ['Ratio', 1],
  ] as const) {
    const slug = lesson_title.toLowerCase().replaceAll(' ', '-');
    await store.insert('lesson', { lesson_title, slug, main_topic_iid: 1, lecture_hours: '2', lesson_order, ...audit });
  }
  await store.insert('faq', {
    faq_title: 'When does it begin?',
    faq_desc: '<p>In Baisakh.</p>',
    course_iid: 1,
    priority_order: 1,
    ...audit,
  });
  await store.insert('overview', {
    overview_title: 'Three months of classes',
    overview_desc: '<p>From Baisakh to Ashadh.</p>',
    overview_video_url: null,
    course_iid: 1,
    priority_order: 1,
    ...audit,
  });
  await store.insert('course_price', coursePrice);
  await store.insert('feature', {
    features_title: 'Recorded classes',
    features_icon: null,
    features_desc: 'Every live class is recorded.',
    user_get: 'Watch each class again.',
    ...audit,
  });
  await store.insert('feature_tag', { feature_iid: 1, course_iid: 1, is_deleted_flag: 'n' });
  await fillStorefront(store);
  await store.insert('batch', batch);
  await store.insert('modelset', { ...modelset, has_passage: 'TRUE' });
  await store.insert('modelset_batch_tag', { modelset_iid: 1, batch_iid: 1, ...audit });
  await store.insert('live_modelset_tag', liveQuiz);
  await fillStudents(store);
  await fillEnquiries(store);
  await fillInstructors(store);
  for (const question of ['<p>Which is the capital of <b>Nepal</b>?</p>', '<p>नेपालको राजधानी कुन हो?</p>']) {
    const { iid } = await store.insert('quiz', { ...quiz, question });
    await store.insertMany('quiz_option', [
      { quiz_iid: iid, options: '<p>Kathmandu</p>', correct: true, option_order: 1 },
      { quiz_iid: iid, options: '<p>Pokhara</p>', correct: false, option_order: 2 },
    ]);
  }
  await store.insert('quiz_level', { level_name: 'Easy', ...audit });
  await store.insert('quiz_tag', quizTag);
  for (const paragraph_title of ['The two rivers', 'काठमाडौँ उपत्यका']) {
    await store.insert('passage', { ...passage, paragraph_title });
  }
  await store.insert('passage_quiz_tag', { passage_iid: 1, quiz_iid: 1, marks_weightage: 2.5, ...audit });
  await store.insert('passage_modelset_tag', passageTag);
  await fillOrganisation(store);
  await fillEmployees(store);
  await store.insert('sub_topic', { ...subTopic, topic_title: 'Marked price', slug: 'marked-price', sub_topic_order: 2 });
  await store.insert('sub_topic', { ...subTopic, topic_title: 'Cost price', slug: 'cost-price', sub_topic_order: 1 });
  await fillDiscussion(store);
}

const categories = [
  ['Banking', 'BANK', 'banking'],
  ['लोक सेवा', 'PSC', 'लोक-सेवा'],
] as const;

export const course: NewRow<'course'> = {
  course_name: 'NRB Assistant',
  course_code: 'NRB',
  course_slug: 'nrb-assistant',
  cat_id: 1,
  course_banner_description: 'Everything for the written paper and the interview.',
  course_banner_img: null,
  course_preview_url: null,
  course_preview_img: null,
  program_overview: 'Three months of classes.',
  program_success_path: null,
  lecture_hours: '90',
  has_exam: 'y',
  has_certification: 'n',
  certificate_img: null,
  is_course_live: 'y',
  updated_date_nep: null,
  updated_date_eng: null,
  ...audit,
};

export const subcourse: NewRow<'subcourse'> = {
  subcourse_name: 'Quantitative aptitude',
  subcourse_code: 'QA',
  slug: 'quantitative-aptitude',
  course_id: 1,
  subcourse_preview_url: null,
  subcourse_icon: null,
  lecture_hours: '30',
  subcourse_short_description: 'Arithmetic for the second paper.',
  ...audit,
};

export const coursePrice: NewRow<'course_price'> = {
  course_iid: 1,
  package_name: 'Three months',
  course_price_before_tax: 6000.5,
  tax: 13,
  course_price: 6780.57,
  has_course_offer: 'n',
  discount_offer: null,
  cp_after_discount: 0,
  course_exam_price_before_tax: 500,
  course_exam_fee: 565,
  has_exam_fee_offer: 'n',
  exam_fee_discount_offer: null,
  fee_price_after_disc: 0,
  access_days: 90,
  is_life_time: 'n',
  is_active: 'y',
  ...audit,
};

const quiz: Omit<NewRow<'quiz'>, 'question'> = {
  correct_option: '<p>Kathmandu</p>',
  answer_desc: null,
  opiton_description: 'Kathmandu\nPokhara',
  has_video_solution: 'n',
  video_solution: null,
  app_video_solution: null,
  ...audit,
};

const subTopic: Omit<NewRow<'sub_topic'>, 'topic_title' | 'slug' | 'sub_topic_order'> = {
  lesson_iid: 1,
  instructor_iid: null,
  page_type: 'plain_text',
  ...noVideo,
  sub_topic_desc: '<p>What a shop asks before it gives a discount.</p>',
  description_editor_type: 'ck',
  resource_url: null,
  ...audit,
};

/** Adds what staff has written on the first sub topic and a student has answered, and what nobody knows who has asked on the second. */
async function fillDiscussion(store: Store): Promise<void> {
  await store.insertMany('discussion', [
    { ...nobodys, user_iid: 1, comments: '<p>Ask here.</p>', posted_at: '2026-04-20T04:00:00.000Z' },
    { ...nobodys, parent: 1, student_iid: 1, ...open, posted_at: '2026-04-20T05:00:00.000Z' },
    { ...nobodys, sub_topic_iid: 2, ...open, posted_at: '2026-04-21T05:00:00.000Z' },
  ]);
}

const nobodys: Omit<NewRow<'discussion'>, 'comments' | 'posted_at'> = {
  sub_topic_iid: 1,
  parent: null,
  user_iid: null,
  student_iid: null,
  awaits_answer: 'n',
  edited_at: null,
  hidden_reason: null,
  hidden_by: null,
  hidden_date: null,
  settled_by: null,
  settled_date: null,
};

const open = { comments: '<p>Is the <b>marked price</b> with tax?</p>', awaits_answer: 'y' } as const;

/** Adds two instructors, the first of whom teaches the world's subcourse. */
async function fillInstructors(store: Store): Promise<void> {
  await store.insert('instructor', instructor);
  await store.insert('instructor', { ...instructor, first_name: 'Sushila', middle_name: null, last_name: 'Yadav' });
  await store.insert('instructor_tag', instructorTag);
}

const instructor: NewRow<'instructor'> = {
  first_name: 'Ramesh',
  middle_name: 'Man',
  last_name: 'Koirala',
  email: 'ramesh@coursedesk.test',
  mobile_no: null,
  gender: 'male',
  image: null,
  experience: 'Ten years of teaching',
  instructor_short_desc: 'He teaches arithmetic.',
  user: null,
  ...audit,
};

const instructorTag: NewRow<'instructor_tag'> = {
  instructor_iid: 1,
  subcourse_iid: 1,
  instructor_type: 'instructor',
  is_deleted_flag: 'n',
  ...audit,
};

/** Adds enquiries about the first course: two of one phone number and two of one mail, written differently, and one of somebody else. */
async function fillEnquiries(store: Store): Promise<void> {
  const about = { course_iid: 1, enquiry_desc: 'When does it begin?', enquiry_status: 'pending' } as const;
  await store.insertMany('enquiry', [
    {
      ...about,
      name: 'Sita Rai',
      email: 'sita.rai@example.com',
      mobile_no: '९८४१-२२३३४४',
      enquiry_requested_date: '2026-04-01T04:00:00.000Z',
    },
    { ...about, name: 'सीता राई', email: null, mobile_no: '+977 9841223344', enquiry_requested_date: '2026-04-03T04:00:00.000Z' },
    {
      ...about,
      name: 'Sita R.',
      email: 'Sita.Rai@example.com',
      mobile_no: null,
      enquiry_status: 'requested',
      enquiry_requested_date: '2026-04-02T04:00:00.000Z',
    },
    {
      ...about,
      name: 'Hari Thapa',
      email: 'not.sita.rai@example.com',
      mobile_no: '9841223345',
      enquiry_requested_date: '2026-04-04T04:00:00.000Z',
    },
  ]);
  await store.insert('enquiry_note', {
    enquiry_iid: 1,
    enquired_notes: 'Call again after Dashain',
    enquired_date: '2026-04-02T05:00:00.000Z',
    enquired_by: 'sita',
  });
}

/** Adds one of each kind of record that a learner sees before the courses. */
async function fillStorefront(store: Store): Promise<void> {
  const banner = { banner_tag_line: 'Classes begin', banner_desc: null, banner_img: null, ...audit };
  await store.insert('mobile_banner', { ...banner, course_iid: 1, has_enroll: 'y' });
  await store.insert('home_banner', { ...banner, banner_intro: null });
  await store.insert('onboard', {
    onboard_title: 'Welcome',
    onboard_priority: 1,
    onboard_img: null,
    is_deleted_flag: 'n',
    ...audit,
  });
  await store.insert('article', {
    article_title: 'How to read a question paper',
    slug: 'how-to-read-a-question-paper',
    article_banner: null,
    article: '<p>Read all of it first.</p>',
    author_name: 'Sita Rai',
    course_iid: 1,
    publish_date_nep: '2083-01-15',
    description_editor_type: 'quill',
    ...audit,
  });
  await store.insert('alumni', {
    alumni_name: 'Sabina Karki',
    alumni_achievement: 'Assistant, Nepal Rastra Bank',
    alumni_desc: 'I had seen most of the paper before.',
    alumni_img: null,
    rating: 4.5,
    course_iid: 1,
    ...audit,
  });
}

/**
 * Adds a recorded class, and three students of the first course: one whose package never ends, one whose package has ended, and one who
 * left the batch.
 */
async function fillStudents(store: Store): Promise<void> {
  await store.insertMany('student', [
    { full_name: 'Maya Gurung', email: 'maya@example.com', mobile_no: '9841000001' },
    { full_name: 'हरि थापा', email: null, mobile_no: '+977-9841000002' },
    { full_name: 'Ram Lama', email: 'ram@example.com', mobile_no: null },
  ]);
  await store.insertMany('enrolment', [
    { student_iid: 1, course_price_iid: 1, enrolled_date: '2026-04-14', enroll_end_date: null },
    { student_iid: 2, course_price_iid: 1, enrolled_date: '2024-04-13', enroll_end_date: '2024-07-15' },
    { student_iid: 3, course_price_iid: 1, enrolled_date: '2026-05-01', enroll_end_date: '2099-12-31' },
  ]);
  await store.insert('recording', {
    group_iid: 1,
    topics: 'Ratio and proportion',
    class_date: '2026-04-20',
    class_date_nep: '2083-01-07',
    video_url: 'https://www.youtube.com/watch?v=Y5Jf3HsvFKI',
    ...audit,
  });
  await store.insert('batch_tag', { student_iid: 3, batch_iid: 1, is_deleted: 'y', ...audit });
}

/** Adds a company with two contacts, a department below another, and a designation of the lower one. */
async function fillOrganisation(store: Store): Promise<void> {
  const { iid: company_iid } = await store.insert('company', company);
  await store.insertMany('company_contact', [
    { company_iid, company_contact_no: '9801234567', contact_order: 2 },
    { company_iid, company_contact_no: '014441122', contact_order: 1 },
  ]);
  const top = { department_name: 'Teaching', department_code: 'TCH', parent: null, ...audit };
  const { iid: parent } = await store.insert('department', top);
  const below = { department_name: 'Question Bank', department_code: 'QB', parent, ...audit };
  const { iid: department_iid } = await store.insert('department', below);
  await store.insert('designation', { designation: 'Setter', designation_code: 'SET', department_iid, ...audit });
}

const menus: NewRow<'menu'>[] = [
  { menu_name: 'Course Setup', menu_route: null, menu_icon: 'school', menu_types: 'inner', parent: null, menu_order: 2 },
  { menu_name: 'Dashboard', menu_route: 'dashboard', menu_icon: 'dashboard', menu_types: 'inner', parent: null, menu_order: 1 },
  {
    menu_name: 'Categories',
    menu_route: 'coursesetup/coursecategorysetup',
    menu_icon: null,
    menu_types: 'inner',
    parent: 1,
    menu_order: 1,
  },
  { menu_name: 'Website', menu_route: 'home', menu_icon: null, menu_types: 'outer', parent: null, menu_order: 3 },
];

const company: NewRow<'company'> = {
  company_name: 'Coursedesk Nepal',
  company_address: 'Putalisadak, Kathmandu',
  company_email: 'info@coursedesk.test',
  company_logo: null,
  ...audit,
};

/** Adds two zones with three districts, and an employee who is married and has studied. */
async function fillEmployees(store: Store): Promise<void> {
  await store.insertMany('zone', [
    { zone_name: 'Gandaki', zone_name_nep: 'गण्डकी' },
    { zone_name: 'Bagmati', zone_name_nep: 'बागमती' },
  ]);
  await store.insertMany('district', [
    { zone_iid: 1, district_name: 'Kaski', district_name_nep: 'कास्की' },
    { zone_iid: 2, district_name: 'Lalitpur', district_name_nep: 'ललितपुर' },
    { zone_iid: 2, district_name: 'Bhaktapur', district_name_nep: 'भक्तपुर' },
  ]);
  const { iid: employee_iid } = await store.insert('employee', employee);
  const study = {
    employee_iid,
    degree_type: 'Master',
    specialization: null,
    institute_name: 'Prithvi Narayan Campus',
    university_board_name: 'Tribhuvan University',
    passed_status: 'Passed',
    percentage_gpa: '62%',
  };
  await store.insertMany('employee_academic', [
    { ...study, row_order: 2, degree_name: 'BEd', passed_year_nep: 2062, passed_year_eng: 2005 },
    { ...study, row_order: 1, degree_name: 'MEd', passed_year_nep: 2065, passed_year_eng: 2008 },
  ]);
  await store.insert('employee_training', {
    employee_iid,
    row_order: 1,
    training_name: 'Item writing',
    training_institute: 'CDC',
    duration: '10 days',
    start_date_nep: null,
    end_date_nep: null,
  });
  await store.insert('employee_skill', { employee_iid, row_order: 1, skill_name: 'LaTeX', skill_level: 'Expert' });
  const rating = { reading_rating: 'Excellent', writing_rating: 'Very Good', speaking_rating: 'Good' };
  await store.insert('employee_language', { employee_iid, row_order: 1, language: 'Nepali', ...rating });
}

const employee: NewRow<'employee'> = {
  emp_first_name: 'Sarita',
  emp_middle_name: null,
  emp_last_name: 'Poudel',
  nationality: 'Nepali',
  gender: 'Female',
  emp_dob_nep: '2040-01-01',
  emp_dob_eng: '1983-04-14',
  blood_group_id: 7,
  religion_id: null,
  id_card_issue_status: 'y',
  id_card_no: 'CD-1',
  phone_no: null,
  mobile_no: '9841000001',
  emp_photo: null,
  telephone_no: null,
  mobile_no_official: null,
  emp_email: 'sarita@mail.test',
  email_official: null,
  country: 'Nepal',
  zone_iid: 1,
  district_iid: 1,
  vdc_municipality: 'Pokhara',
  ward_no: 8,
  tole: null,
  house_no: null,
  t_country: 'Nepal',
  t_zone_iid: 2,
  t_district_iid: 2,
  t_vdc_municipality: 'Lalitpur',
  t_ward_no: 3,
  t_tole: 'Pulchowk',
  t_house_no: null,
  emg_name: 'Hari Poudel',
  relation: 'Husband',
  contact_no: '9841000002',
  address: null,
  citizenship_no: '39-01-70-00001',
  citizenship_issued_date_nep: '2058-01-01',
  citizenship_issued_date_eng: '2001-04-14',
  citizenship_issued_place: 'Kaski',
  passport_no: null,
  passport_expiry_date: null,
  driving_license_no: null,
  pan_no: null,
  provident_fund_acc_no: null,
  bank_name: null,
  bank_branch: null,
  bank_acc_no: null,
  bank_acc_holder_name: null,
  father_name: 'Ram Poudel',
  mother_name: 'Gita Poudel',
  grand_father_name: 'Bishnu Poudel',
  grand_mother_name: null,
  marital_status: 'Married',
  spouse_name: 'Hari Poudel',
  marriage_date_nep: null,
  marriage_date_eng: null,
  spouse_dob_nep: null,
  spouse_dob_eng: null,
  have_child: 'y',
  total_son: 1,
  total_daughter: 0,
  curr_branch_id: 1,
  curr_department_id: 2,
  curr_designation_id: 1,
  employment_status: 'Permanent',
  joining_date_nep: '2075-01-01',
  joining_date_eng: '2018-04-14',
  ref_person_name: null,
  ref_contact_no: null,
  ref_designation: null,
  ref_company_name: null,
  ...audit,
};
