import { describe, expect, test } from 'vitest';
import { audit } from './audit';
import type { Open } from './caseSet';
import { form as article } from './cases/article';
import { form as onboard } from './cases/onboard';
import { form as quizForm } from './cases/quiz';
import { list, restore, write } from './rest';

/** Tests that what is deleted can be restored, with what it belongs to. */
export function describeRecycled(open: Open): void {
  describe('the recycle bin', () => {
    test('has what was deleted with its parts, and puts it back', async () => {
      const { api, staff } = await open();
      const { body: made } = await api.call('createQuiz', question, staff.access);
      expect(made).toMatchObject({ data: { iid: 3 } });
      const before = await api.call('getQuizById', { id: '3' }, staff.access);
      expect((await api.call('deleteQuiz', { id: '3' }, staff.access)).status).toBe(200);
      const bin = await list(api, 'recycled', {}, staff.access);
      expect(bin.body).toMatchObject([{ area: 'quiz', record: 3, name: 'Which is the highest mountain?', deleted_by: 'sita' }]);
      expect(await restore(api, staff.access, 1)).toMatchObject({ status: 200, body: { area: 'quiz', record: 3 } });
      expect(await api.call('getQuizById', { id: '3' }, staff.access)).toEqual(before);
      expect((await list(api, 'recycled', {}, staff.access)).body).toEqual([]);
      expect((await restore(api, staff.access, 1)).status).toBe(404);
      const { body } = await list(api, 'history', { area: 'quiz', record: 3 }, staff.access);
      expect(body).toMatchObject([{ kind: 'restored' }, { kind: 'deleted' }, { kind: 'created' }]);
    });

    test('refuses in the product’s words where the place is taken, and restores nothing', async () => {
      const { api, staff } = await open();
      await api.call('deleteOnboard', { banner_id: 1 }, staff.access);
      await api.call('createOnboard', { ...onboard, onboard_priority: 1 }, staff.access);
      expect(await restore(api, staff.access, 1)).toMatchObject({
        status: 409,
        body: { msg: '“Ask a teacher” has this sequence' },
      });
      expect((await list(api, 'recycled', {}, staff.access)).body).toMatchObject([{ area: 'onboard', record: 1 }]);
    });

    test('forgets a record that its own call restores', async () => {
      const { api, staff } = await open();
      await api.call('deleteOnboard', { banner_id: 1 }, staff.access);
      expect((await list(api, 'recycled', { area: 'onboard' }, staff.access)).body).toMatchObject([{ record: 1 }]);
      await api.call('restoreOnboard', { banner_id: 1 }, staff.access);
      expect((await list(api, 'recycled', { area: 'onboard' }, staff.access)).body).toEqual([]);
    });

    test('restores a record that only a flag deletes by its own call, with its refusals', async () => {
      const { api, staff } = await open();
      await api.call('deleteFeatureTag', { tag_id: 1 }, staff.access);
      expect((await list(api, 'recycled', {}, staff.access)).body).toMatchObject([
        { area: 'feature_tag', name: 'Recorded classes · NRB Assistant' },
      ]);
      expect((await restore(api, staff.access, 1)).status).toBe(200);
      const { body } = await api.call('getDeletedFeatureTag', {}, staff.access);
      expect(body).toMatchObject({ data: [] });
    });

    test('gives an article the next address where its own was taken meanwhile', async () => {
      const { api, staff } = await open();
      const slug = 'how-to-read-a-question-paper';
      const title = (await api.host.store.get('article', 1))?.article_title;
      await api.call('deleteArticles', { id: '1' }, staff.access);
      await api.call('createArticles', { ...article, article_title: title }, staff.access);
      expect((await api.host.store.list('article', { where: { slug } })).map(({ iid }) => iid)).toEqual([2]);
      expect(await restore(api, staff.access, 1)).toMatchObject({ status: 200, body: { record: 1, address: `${slug}-2` } });
      for (const [id, iid] of [
        [`${slug}-2`, 1],
        [slug, 2],
      ] as const)
        expect((await api.call('getArticlesById', { id }, staff.access)).body).toMatchObject({ articleData: { iid } });
    });

    test('says which rule another record has meanwhile, and no form’s words', async () => {
      const { api, staff } = await open();
      await api.host.store.removeMany('feature_tag', {});
      const feature = await api.host.store.get('feature', 1);
      await api.call('deleteFeature', { feature_id: 1 }, staff.access);
      await api.host.store.insert('feature', { ...(feature ?? expect.fail()), features_title: 'RECORDED classes' });
      expect(await restore(api, staff.access, 1)).toMatchObject({
        status: 409,
        body: { msg: 'A feature with this title already exists' },
      });
    });

    test('names what a record belongs to where that is in the bin, too, and restores both', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await api.call('deleteRecording', { iid: 1 }, staff.access);
      await store.removeMany('modelset_batch_tag', {});
      await store.removeMany('live_modelset_tag', {});
      expect((await api.call('deleteBatch', { id: '1' }, staff.access)).status).toBe(200);
      const bin = (await list(api, 'recycled', { area: ['recording', 'batch'] }, staff.access)).body;
      const name = 'Morning';
      expect(bin).toMatchObject([
        { area: 'batch', above: [] },
        { area: 'recording', above: [{ area: 'batch', name: expect.stringContaining(name) }] },
      ]);
      const { id } = Object(bin)[1];
      const refused = await restore(api, staff.access, id);
      expect(refused).toMatchObject({
        status: 409,
        body: { msg: expect.stringMatching(/^What it belongs to is in the recycle bin, too: “/) },
      });
      expect(await store.get('recording', 1)).toBeUndefined();
      expect((await write(api, staff.access, 'PUT', `recycled/${id}`, { with_above: true })).status).toBe(200);
      expect([await store.get('batch', 1), await store.get('recording', 1)]).toMatchObject([{ iid: 1 }, { iid: 1 }]);
      expect((await list(api, 'recycled', {}, staff.access)).body).toEqual([]);
    });

    test('restores what is above at every level, if the person may, or nothing', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const topic = (await store.get('main_topic', 1)) ?? expect.fail();
      const lesson = (await store.get('lesson', 1)) ?? expect.fail();
      const file = { iid: 93, lesson_iid: 92, resources: 'resources/a/b.pdf', ...audit };
      const rows = [
        ['main_topic', { ...topic, iid: 91, topic_title: 'Another', slug: 'another' }],
        ['lesson', { ...lesson, iid: 92, main_topic_iid: 91, lesson_title: 'One more', slug: lesson.slug }],
        ['lesson_resource', file],
      ] as const;
      // What was deleted last is what the others refer to.
      for (const [area, row] of rows.toReversed()) {
        const stamps = { deleted_by: 'sita', deleted_date: new Date().toISOString() };
        await store.insert('recycled', {
          area,
          record_iid: row.iid,
          name: `<b>${area}</b>`,
          rows: JSON.stringify([{ table: area, row }]),
          ...stamps,
        });
      }
      const [, , bottom] = Object((await list(api, 'recycled', {}, staff.access)).body);
      expect(bottom).toMatchObject({ area: 'lesson_resource', above: [{ area: 'main_topic' }, { area: 'lesson' }] });
      expect((await restore(api, staff.access, bottom.id)).body).toMatchObject({
        msg: 'What it belongs to is in the recycle bin, too: “main_topic”, “lesson”',
      });
      expect((await write(api, staff.access, 'PUT', `recycled/${bottom.id}`, { with_above: true })).status).toBe(200);
      expect((await store.get('lesson', 92))?.slug).toBe(`${lesson.slug}-2`);
      expect((await store.get('lesson_resource', 93))?.lesson_iid).toBe(92);
    });
  });
}

const question = { ...quizForm, question: '<p>Which is the highest <b>mountain</b>?</p>' };
