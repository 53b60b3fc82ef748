import type { Store } from '@/backend/store/port';
import { audit } from './audit';

/** A picture that the article names. */
export const picture = 'text_image/paper.png';

/** Adds one of each kind of record that a learner sees before the courses. */
export async function fillStorefront(store: Store): Promise<void> {
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
    article: `<p>Read all of it first.</p><img alt="" src="/media/${picture}">`,
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
  const stored = { size: 8, hash: null, stored_by: null, stored_date: audit.created_date, unnamed_since: null };
  await store.insert('file', { path: picture, ...stored });
  await store.insert('file_use', { file_iid: 1, area: 'article', record_iid: 1 });
}
