import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { answerUnwritten, marked, missing, type Refused, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { calls } from '@/contract';
import type { articleForm } from '@/contract/article';

const fields = {
  article_title: 'The last week before the exam',
  author_name: 'Binod Adhikari',
  publish_date_nep: '2083-02-20',
  article: '<p>Sleep, and repeat.</p>',
  description_editor_type: 'jodit',
} satisfies Partial<z.input<typeof articleForm>>;
export const form = { ...fields, courses: 1, article_banner: fileOf('png') };
export const edit = { ...fields, courses: 1, article_id: 1 };
export const banner = { article_id: 1, article_banner: fileOf('gif') };

const refusedFields: Refused<'createArticles' | 'updateArticles'>[] = [
  ['article_title', 'Too short', 'must have more than 10 characters'],
  ['article_title', 'x'.repeat(101), 'shouldnot have more than 100 characters'],
  ['author_name', 'Anu', 'must have more than 5 characters'],
  ['author_name', 'x'.repeat(101), 'shouldnot have more than 100 characters'],
  ['publish_date_nep', undefined, 'date is required'],
  ['publish_date_nep', '2083-13-01', 'Must be of a month from 1 to 12'],
  ['article', '<p><br></p>', 'This field is required'],
  ['courses', undefined, 'This field is required'],
  ['description_editor_type', 'word', 'This field is required'],
];
const refusedBanners = [
  ['article_banner', undefined, 'This field is required'],
  ['article_banner', fileOf('svg'), 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)'],
] as const;

/** A valid body of each call. */
export const articleExamples = {
  getArticleByCourse: { courses: 1 },
  createArticles: form,
  updateArticles: edit,
  updateArticleBanner: banner,
} satisfies Examples;

export const articleCases = {
  getArticleByCourse: (open) => {
    test('lists the articles of the course, the one that is published last first', async () => {
      const { api, staff } = await open();
      await api.call('createArticles', { ...form, publish_date_nep: '2083-01-01' }, staff.access);
      await api.call('createArticles', form, staff.access);
      const { body } = await api.call('getArticleByCourse', { courses: 1 }, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 3 }, { iid: 1, course_name: 'NRB Assistant' }, { iid: 2 }] });
      expect((await api.call('getArticleByCourse', { courses: 99 }, staff.access)).body).toEqual({ data: [] });
    });
    refuses(open, 'getArticleByCourse', { courses: 1 }, [['courses', undefined, 'This field is required']]);
  },

  getArticlesById: (open) => {
    test.each(['1', 'how-to-read-a-question-paper'])('finds one by its id or slug: %s', async (id) => {
      const { api, staff } = await open();
      const { body } = await api.call('getArticlesById', { id }, staff.access);
      expect(body).toEqual({
        articleData: expect.objectContaining({
          iid: 1,
          slug: 'how-to-read-a-question-paper',
          course_name: 'NRB Assistant',
          publish_date_nep: '2083-01-15',
          get_publish_date: '2026-04-28',
        }),
      });
    });
    missing(open, 'getArticlesById', { id: '99' }, 'Article');
  },

  createArticles: (open) => {
    test('keeps what was sent, and its banner', async () => {
      const { api, staff } = await open();
      expect((await api.call('createArticles', form, staff.access)).body).toMatchObject({
        msg: 'Article published successfully',
        data: {
          iid: 2,
          ...fields,
          course_iid: 1,
          slug: 'the-last-week-before-the-exam',
          article_banner: expect.stringMatching(/^article_banner\/.+\.png$/),
          created_by: 'sita',
        },
      });
    });
    test('without another choice it is written in the first editor', async () => {
      const { api, staff } = await open();
      const { description_editor_type, ...rest } = form;
      const { body } = await api.call('createArticles', rest, staff.access);
      expect(body).toMatchObject({ data: { description_editor_type: 'ck' } });
    });
    refuses(open, 'createArticles', form, [...refusedFields, ...refusedBanners]);
  },

  updateArticles: (open) => {
    test('changes the article, which keeps its course and its address', async () => {
      const { api, staff } = await open();
      expect((await api.call('updateArticles', edit, staff.access)).body).toMatchObject({
        msg: 'Article updated successfully',
        data: { iid: 1, ...fields, course_iid: 1, slug: 'how-to-read-a-question-paper', modified_by: 'sita' },
      });
    });
    test('without another choice it stays in its editor', async () => {
      const { api, staff } = await open();
      const { description_editor_type, ...rest } = edit;
      const { body } = await api.call('updateArticles', rest, staff.access);
      expect(body).toMatchObject({ data: { description_editor_type: 'quill' } });
    });
    test('refuses another course', async () => {
      const world = await open();
      const [course] = await world.api.host.store.list('course');
      if (!course) throw new Error('no course');
      const { iid, ...row } = course;
      const other = await world.api.host.store.insert('course', {
        ...row,
        course_name: 'Other',
        course_code: 'OT',
        course_slug: 'other',
      });
      expect(await answerUnwritten(world, 'updateArticles', { ...edit, courses: other.iid })).toEqual(
        marked({ courses: ['An article stays in its course'] }),
      );
    });
    refuses(open, 'updateArticles', edit, refusedFields);
    missing(open, 'updateArticles', { ...edit, article_id: 99 }, 'Article');
  },

  updateArticleBanner: (open) => {
    test('puts another banner in the place of the one that stands', async () => {
      const { api, staff } = await open();
      const answer = await api.call('createArticles', form, staff.access);
      const before = calls.createArticles.reply.parse(answer.body).data?.article_banner ?? '';
      expect((await api.call('updateArticleBanner', { ...banner, article_id: 2 }, staff.access)).body).toMatchObject({
        msg: 'Article banner updated successfully',
        data: { iid: 2, article_banner: expect.stringMatching(/\.gif$/) },
      });
      expect(await mediaStatus(api, before)).toBe(200);
    });
    refuses(open, 'updateArticleBanner', banner, refusedBanners);
  },

  deleteArticles: (open) => {
    test('deletes the article, and keeps its banner for the recycle bin', async () => {
      const { api, staff } = await open();
      const answer = await api.call('createArticles', form, staff.access);
      const path = calls.createArticles.reply.parse(answer.body).data?.article_banner ?? '';
      expect(await api.call('deleteArticles', { id: '2' }, staff.access)).toEqual({
        status: 200,
        body: { msg: 'Article deleted successfully' },
      });
      expect(await mediaStatus(api, path)).toBe(200);
      expect(await api.host.store.list('article')).toMatchObject([{ iid: 1 }]);
    });
    missing(open, 'deleteArticles', { id: '99' }, 'Article');
  },
} satisfies CaseSet;
