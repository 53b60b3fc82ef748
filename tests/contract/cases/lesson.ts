import type { Api } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { answerUnwritten, marked, type Refused, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { addMainTopic } from './lessonReads';
import { addCourse, addSubcourse } from './otherPlaces';
import { questionsStay } from './quizTagForms';

export const form = { lesson_title: 'Simple interest', subcourse_main_topic_id: 1, lecture_hours: '3', lesson_order: 3 };
export const edit = {
  lesson_id: 1,
  lesson_title: 'Profit, loss, discount',
  main_topic_id: 1,
  lesson_order: 2,
  lecture_hours: '3',
};

const refusedFields: Refused<'createLesson' | 'updateLesson'>[] = [
  ['lesson_title', '', 'This field is required'],
  ['lesson_title', 'ab', 'more than 3 characters'],
  ['lesson_title', 'x'.repeat(256), 'cannot exceed from 255 characters'],
  ['lecture_hours', '1000', 'cannot exceed from 3 characters'],
  ['lesson_order', undefined, 'This field is required'],
  ['lesson_order', 0, 'This field is required'],
  ['lesson_order', 1.5, 'This field is required'],
];

/** Returns the titles below a main topic in order; expects their numbers to be 1, 2, 3 … */
async function titlesBelow({ host: { store } }: Api, main_topic_iid = 1): Promise<string[]> {
  const lessons = await store.list('lesson', { where: { main_topic_iid }, sort: ['lesson_order'] });
  expect(lessons.map(({ lesson_order }) => lesson_order)).toEqual(lessons.map((_, index) => index + 1));
  return lessons.map(({ lesson_title }) => lesson_title);
}

/** A valid body of each call. */
export const lessonExamples = {
  createLesson: form,
  updateLesson: edit,
} satisfies Examples;

/** Tests of adding and changing lessons. */
export const lessonCases = {
  createLesson: (open) => {
    test('keeps what was sent', async () => {
      const { api, staff } = await open();
      const { status, body } = await api.call('createLesson', form, staff.access);
      expect(status).toBe(200);
      const { subcourse_main_topic_id: main_topic_iid, ...kept } = form;
      expect(body).toMatchObject({
        msg: 'Lesson created successfully',
        data: { ...kept, iid: 3, main_topic_iid, slug: 'simple-interest', created_by: 'sita' },
      });
    });
    test.each([
      [1, ['Simple interest', 'Ratio', 'Profit and loss']],
      [2, ['Ratio', 'Simple interest', 'Profit and loss']],
      [99, ['Ratio', 'Profit and loss', 'Simple interest']],
    ])('at place %i the others make room', async (lesson_order, titles) => {
      const { api, staff } = await open();
      await api.call('createLesson', { ...form, lesson_order }, staff.access);
      expect(await titlesBelow(api)).toEqual(titles);
    });
    refuses(open, 'createLesson', form, [
      ...refusedFields,
      ['subcourse_main_topic_id', undefined, 'This field is required'],
      ['lecture_hours', undefined, 'This field is required'],
    ]);
    test('refuses the title of a sibling, and moves nothing', async () => {
      const { api, staff } = await open();
      const twin = { ...form, lesson_title: 'RATIO', lesson_order: 1 };
      const msg = 'This main topic has a lesson with this title already';
      expect(await api.call('createLesson', twin, staff.access)).toEqual({
        status: 409,
        body: { msg, errors: { lesson_title: [msg] } },
      });
      expect(await titlesBelow(api)).toEqual(['Ratio', 'Profit and loss']);
    });
  },

  updateLesson: (open) => {
    test('changes the record and stamps the change', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('updateLesson', edit, staff.access);
      expect(body).toMatchObject({
        msg: 'Lesson updated successfully',
        data: {
          iid: 1,
          lesson_title: 'Profit, loss, discount',
          lecture_hours: '3',
          modified_by: 'sita',
        },
      });
    });
    test('keeps the hours where none are sent, and the remarks that stand', async () => {
      const { api, staff } = await open();
      await api.host.store.update('lesson', 1, { modified_remarks: 'typo corrected' });
      const { body } = await api.call('updateLesson', { ...edit, lecture_hours: undefined }, staff.access);
      expect(body).toMatchObject({ data: { lecture_hours: '2', modified_remarks: 'typo corrected' } });
    });
    test('at another place the others make room', async () => {
      const { api, staff } = await open();
      await api.call('updateLesson', { ...edit, lesson_order: 1 }, staff.access);
      expect(await titlesBelow(api)).toEqual(['Profit, loss, discount', 'Ratio']);
      await api.call('updateLesson', { ...edit, lesson_order: 9 }, staff.access);
      expect(await titlesBelow(api)).toEqual(['Ratio', 'Profit, loss, discount']);
    });
    test('below another main topic of its course it leaves no gap behind, and its tags follow it', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const subcourse_iid = await addSubcourse(api);
      const main_topic_iid = await addMainTopic(api, subcourse_iid);
      const [tag] = await store.list('quiz_tag', { where: { lesson_iid: 2 } });
      // The tag of another lesson stays as it is.
      if (!tag) throw new Error('the world has a tag');
      const stays = await store.insert('quiz_tag', { ...tag, lesson_iid: 1, modelset_iid: null });
      const { status } = await api.call('updateLesson', { ...edit, lesson_id: 2, main_topic_id: main_topic_iid }, staff.access);
      expect(status).toBe(200);
      expect(await titlesBelow(api)).toEqual(['Profit and loss']);
      expect(await titlesBelow(api, main_topic_iid)).toEqual(['Profit, loss, discount']);
      expect(await store.list('quiz_tag')).toEqual([{ ...tag, subcourse_iid, main_topic_iid }, stays]);
    });
    test('stays in its course while questions are tagged with it', async () => {
      const world = await open();
      const { api, staff } = world;
      const main_topic_id = await addMainTopic(api, await addSubcourse(api, await addCourse(api)));
      const moved = { ...edit, lesson_id: 2, main_topic_id };
      expect(await answerUnwritten(world, 'updateLesson', moved)).toEqual(marked({ main_topic_id: [questionsStay] }));
      await api.host.store.removeMany('quiz_tag', {});
      expect((await api.call('updateLesson', moved, staff.access)).body).toMatchObject({
        data: { main_topic_iid: main_topic_id },
      });
    });
    test('a title of more than 50 characters may stand, and no other may be changed to one', async () => {
      const { api, staff } = await open();
      const long = 'x'.repeat(51);
      await api.call('createLesson', { ...form, lesson_title: long }, staff.access);
      const saved = { ...edit, lesson_id: 3, lesson_title: long };
      expect((await api.call('updateLesson', saved, staff.access)).status).toBe(200);
      const refusal = marked({ lesson_title: ['cannot exceed from 50 characters'] });
      expect(await api.call('updateLesson', { ...edit, lesson_title: `${long}y` }, staff.access)).toEqual(refusal);
    });
    test('a title is counted in characters, as it was when it was added', async () => {
      const { api, staff } = await open();
      const renamed = { ...edit, lesson_title: '😀'.repeat(50) };
      expect((await api.call('updateLesson', renamed, staff.access)).status).toBe(200);
    });
    refuses(open, 'updateLesson', edit, [...refusedFields, ['main_topic_id', undefined, 'This field is required']]);
  },
} satisfies CaseSet;
