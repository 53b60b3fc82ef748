import type { Api } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import { missing } from '@tests/contract/refusals';
import { expect, test } from 'vitest';

export const lessonReadCases = {
  getLessonSelectById: (open) => {
    test('gives ids and titles in their order', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getLessonSelectById', { mainTopicId: '1' }, staff.access);
      expect(body).toEqual({
        data: [
          { iid: 2, lesson_title: 'Ratio' },
          { iid: 1, lesson_title: 'Profit and loss' },
        ],
      });
    });
    missing(open, 'getLessonSelectById', { mainTopicId: '99' }, 'Main topic');
  },

  getLessonOrderSelect: (open) => {
    test('gives the places that are taken, then the next free one', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getLessonOrderSelect', { mainTopicId: 'percentage' }, staff.access);
      expect(body).toEqual({
        data: [{ lesson_order: 1, lesson_title: 'Ratio' }, { lesson_order: 2, lesson_title: 'Profit and loss' }, 3],
      });
    });
    test('begins with 1', async () => {
      const { api, staff } = await open();
      const mainTopicId = String(await addMainTopic(api));
      expect((await api.call('getLessonOrderSelect', { mainTopicId }, staff.access)).body).toEqual({ data: [1] });
    });
    missing(open, 'getLessonOrderSelect', { mainTopicId: '99' }, 'Main topic');
  },

  getLessonById: (open) => {
    test.each(['2', 'ratio'])('finds %s', async (id) => {
      const { api, staff } = await open();
      expect((await api.call('getLessonById', { id }, staff.access)).body).toMatchObject({ data: { iid: 2, lesson_order: 1 } });
    });
    missing(open, 'getLessonById', { id: '99' }, 'Lesson');
  },

  viewLessonDetails: (open) => {
    test('gives the names above, the audit fields and the resources', async () => {
      const { api, staff } = await open();
      const [lesson] = await api.host.store.list('lesson');
      if (!lesson) throw new Error('the world has a lesson');
      const { created_by, created_date, modified_by, modified_date, modified_remarks } = lesson;
      const audit = { created_by, created_date, modified_by, modified_date, modified_remarks };
      await api.host.store.insert('lesson_resource', { lesson_iid: 1, resources: 'resources/notes.pdf', ...audit });
      const { body } = await api.call('viewLessonDetails', { id: '1' }, staff.access);
      expect(body).toMatchObject({
        data: {
          lesson_title: 'Profit and loss',
          category_name: 'Banking',
          course_name: 'NRB Assistant',
          subcourse_name: 'Quantitative aptitude',
          main_topic_title: 'Percentage',
          created_by: 'sita',
          resources: [{ resources_id: 1, resources: 'resources/notes.pdf' }],
        },
      });
    });
    missing(open, 'viewLessonDetails', { id: '99' }, 'Lesson');
  },
} satisfies CaseSet;

/** Adds a second main topic, without a lesson. */
export async function addMainTopic({ host: { store } }: Api, subcourse_iid = 1): Promise<number> {
  const [mainTopic] = await store.list('main_topic');
  if (!mainTopic) throw new Error('the world has a main topic');
  const { iid } = await store.insert('main_topic', { ...mainTopic, subcourse_iid, topic_title: 'Interest', slug: 'interest' });
  return iid;
}
