import type { Host } from '@/backend/host';
import type { Store } from '@/backend/store/port';
import type { NewRow } from '@/backend/store/tables';
import { noVideo } from '../support/blankColumns';
import { audit } from './audit';
import { fillDiscussion } from './discussion';
import { fillEmployees } from './employees';
import { fillEnquiries } from './enquiries';
import { batch, liveQuiz, modelset, passage, passageTag, quizTag } from './exams';
import { fillInstructors } from './instructors';
import { fillOrganisation, menus } from './organisation';
import { fillStorefront } from './storefront';
import { fillStudents } from './students';

export const password = 'Coursedesk#1';

const person = {
  first_name: 'Sita',
  middle_name: null,
  last_name: 'Rai',
  role_iid: null,
  is_disabled: false,
  has_second_factor: false,
};
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
