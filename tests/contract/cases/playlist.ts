import { audit } from '@tests/contract/audit';
import type { CaseSet } from '@tests/contract/caseSet';
import { quizTag } from '@tests/contract/exams';
import { missing } from '@tests/contract/refusals';
import { expect, test } from 'vitest';

const place = { maintopic_id: 1, subcourse_id: 1, subcourse_slug: 'quantitative-aptitude', course_id: 1, lesson_id: 1 };
const options = [
  { options: '<p>Kathmandu</p>', correct: true },
  { options: '<p>Pokhara</p>', correct: false },
];
const empty = { sub_topic: [], lesson_quiz: [], lesson_resources: [] };

export const playlistCases = {
  getCoursePlayList: (open) => {
    test.each(['1', 'percentage'])('finds the lessons of %s in their order, each with its sub topics in theirs', async (id) => {
      const { api, staff } = await open();
      const { body } = await api.call('getCoursePlayList', { mainTopicId: id }, staff.access);
      expect(body).toMatchObject({
        data: [
          { lesson_id: 2, lesson_title: 'Ratio', lecture_hours: '2', result_quiz_count: 0, ...empty },
          {
            lesson_id: 1,
            lesson_title: 'Profit and loss',
            sub_topic: [
              { topic_id: 2, topic_title: 'Cost price', comments_count: 1, has_completed: 'n', ...place },
              { topic_id: 1, topic_title: 'Marked price', page_type: 'plain_text', ht: null, ...place },
            ],
          },
        ],
      });
    });

    test('counts the comments on each sub topic, answers too', async () => {
      const { api, staff } = await open();
      const at = { topic_id: 1, lesson_id: 1, main_topic: 1, comments: '<p>Why?</p>' };
      const { body: first } = await api.call('createDiscussion', { ...at, parent: null }, staff.access);
      await api.call('createDiscussion', { ...at, parent: Object(first).data.iid }, staff.access);
      const { body } = await api.call('getCoursePlayList', { mainTopicId: '1' }, staff.access);
      expect(body).toMatchObject({
        data: [
          {},
          {
            sub_topic: [
              { topic_id: 2, comments_count: 1 },
              { topic_id: 1, comments_count: 4 },
            ],
          },
        ],
      });
    });

    test('gives a video as it is to be played', async () => {
      const { api, staff } = await open();
      const video = { video_type: 'url', video_url: 'https://youtu.be/dQw4w9WgXcQ', video_duration: '00:12:00' } as const;
      await api.host.store.update('sub_topic', 2, { page_type: 'multimedia', host_type: 'yt', ...video });
      const { body } = await api.call('getCoursePlayList', { mainTopicId: '1' }, staff.access);
      expect(body).toMatchObject({
        data: [{}, { sub_topic: [{ topic_id: 2, page_type: 'multimedia', ht: 'yt', ...video }, {}] }],
      });
    });

    test('gives the active questions of a lesson’s test, each once, with their options', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await store.insert('quiz_tag', { ...quizTag, quiz_iid: 1, lesson_quiz_active: 'y' });
      await store.insert('quiz_tag', { ...quizTag, quiz_iid: 1, modelset_iid: null, lesson_quiz_active: 'y' });
      await store.insert('quiz_tag', { ...quizTag, quiz_iid: 1, lesson_iid: 1, lesson_quiz_active: 'y' });
      const { body } = await api.call('getCoursePlayList', { mainTopicId: '1' }, staff.access);
      const question = { quiz_id: 1, question: '<p>Which is the capital of <b>Nepal</b>?</p>', answer_id: null, options };
      expect(body).toMatchObject({
        data: [
          { lesson_id: 2, lesson_quiz: [{ lesson_id: 2, correct_option: '<p>Kathmandu</p>', ...question }] },
          { lesson_id: 1, lesson_quiz: [{ lesson_id: 1, ...question }] },
        ],
      });
    });

    test('gives the files of a lesson', async () => {
      const { api, staff } = await open();
      await api.host.store.insert('lesson_resource', { lesson_iid: 2, resources: 'lesson_resources/ratio.pdf', ...audit });
      const { body } = await api.call('getCoursePlayList', { mainTopicId: '1' }, staff.access);
      expect(body).toMatchObject({
        data: [{ lesson_resources: [{ resource_id: 1, resources: 'lesson_resources/ratio.pdf' }] }, { lesson_resources: [] }],
      });
    });

    test('is empty for a main topic without lessons', async () => {
      const { api, staff } = await open();
      const topic = { topic_title: 'Average', slug: 'average', subcourse_iid: 1, lecture_hours: '1', ...audit };
      const { iid } = await api.host.store.insert('main_topic', topic);
      expect((await api.call('getCoursePlayList', { mainTopicId: String(iid) }, staff.access)).body).toEqual({ data: [] });
    });

    missing(open, 'getCoursePlayList', { mainTopicId: '99' }, 'Main topic');
  },
} satisfies CaseSet;
