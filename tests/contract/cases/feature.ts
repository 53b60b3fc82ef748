import type { Api, Tokens } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { course } from '@tests/contract/world';
import { expect, test } from 'vitest';
import { calls } from '@/contract';

const fields = {
  features_title: 'Live doubt sessions',
  features_desc: 'A teacher answers questions live.',
  user_get: 'Two sessions a week,\nin the evening.',
};
export const form = { ...fields, features_icon: fileOf('png') };
export const edit = { ...fields, feature_id: 1, modified_remarks: 'more exact' };

const refusedFields: Refused<'createFeature' | 'editFeature'>[] = [
  ['features_title', ' ', 'This field is required'],
  ['features_title', 'abc', 'must have more than 4 characters'],
  ['features_title', 'x'.repeat(31), 'shouldnot have more than 30 characters'],
  ['features_desc', 'x'.repeat(14), 'must have more than 15 characters'],
  ['features_desc', 'x'.repeat(201), 'shouldnot have more than 200 characters'],
  ['user_get', 'x'.repeat(14), 'must have more than 15 characters'],
  ['user_get', 'x'.repeat(201), 'shouldnot have more than 200 characters'],
];

/** Adds the world's second feature; returns the path of its icon. */
async function addFeature(api: Api, staff: Tokens): Promise<string> {
  const { body } = await api.call('createFeature', form, staff.access);
  return calls.createFeature.reply.parse(body).data?.features_icon ?? '';
}

/** Tags the world's feature with more courses. */
async function tagCourses({ host: { store } }: Api, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { iid } = await store.insert('course', { ...course, course_name: name, course_code: name, course_slug: name });
    await store.insert('feature_tag', { feature_iid: 1, course_iid: iid, is_deleted_flag: 'n' });
  }
}

/** A valid body of each call. */
export const featureExamples = {
  createFeature: form,
  editFeature: edit,
  deleteFeature: { feature_id: 1 },
} satisfies Examples;

export const featureCases = {
  getAllFeature: (open) => {
    test('lists every feature', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAllFeature', {}, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1, features_title: 'Recorded classes', created_by: 'sita' }] });
    });
  },

  createFeature: (open) => {
    test('keeps what was sent, and its icon', async () => {
      const { api, staff } = await open();
      expect((await api.call('createFeature', form, staff.access)).body).toMatchObject({
        msg: 'Feature created successfully',
        data: {
          ...fields,
          iid: 2,
          features_icon: expect.stringMatching(/^features_icon\/.+\.png$/),
          created_by: 'sita',
          modified_by: null,
        },
      });
    });
    refuses(open, 'createFeature', form, [
      ...refusedFields,
      ['features_icon', undefined, 'This field is required'],
      ['features_icon', fileOf('svg'), 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)'],
    ]);
    test('refuses a title that another has, however it is written', async () => {
      const { api, staff } = await open();
      const features_title = 'RECORDED classes';
      const message = 'A feature with this title already exists';
      expect(await api.call('createFeature', { ...form, features_title }, staff.access)).toEqual({
        status: 409,
        body: { msg: message, errors: { features_title: [message] } },
      });
    });
  },

  editFeature: (open) => {
    test('changes the record, keeps its icon, and stamps the change', async () => {
      const { api, staff } = await open();
      const features_icon = await addFeature(api, staff);
      const changed = { ...edit, feature_id: 2, features_title: 'Doubt sessions' };
      expect((await api.call('editFeature', changed, staff.access)).body).toMatchObject({
        msg: 'Feature updated successfully',
        data: { iid: 2, features_title: 'Doubt sessions', features_icon, modified_by: 'sita', modified_remarks: 'more exact' },
      });
      expect(await mediaStatus(api, features_icon)).toBe(200);
    });
    refuses(open, 'editFeature', edit, [...refusedFields, ...refusedRemarks(5, 100)]);
  },

  deleteFeature: (open) => {
    test('deletes the record, and keeps its icon for the recycle bin', async () => {
      const { api, staff } = await open();
      const icon = await addFeature(api, staff);
      const answer = await api.call('deleteFeature', { feature_id: 2 }, staff.access);
      expect(answer).toEqual({ status: 200, body: { msg: 'Feature deleted successfully' } });
      expect(await api.host.store.get('feature', 2)).toBeUndefined();
      expect(await mediaStatus(api, icon)).toBe(200);
    });
    test('takes along the tags that were deleted', async () => {
      const { api, staff } = await open();
      await api.call('deleteFeatureTag', { tag_id: 1 }, staff.access);
      expect((await api.call('deleteFeature', { feature_id: 1 }, staff.access)).status).toBe(200);
      expect(await api.host.store.list('feature_tag')).toEqual([]);
    });
    test.each([
      [[], '1. Delete these tags first, in “Tag Feature Setup”: “NRB Assistant”'],
      [['Kharidar'], '2. Delete these tags first, in “Tag Feature Setup”: “Kharidar”, “NRB Assistant”'],
      [['F', 'E', 'D', 'C', 'B', 'A'], '7. Delete these tags first, in “Tag Feature Setup”: “A”, “B”, “C”, “D”, “E”, …'],
    ])('refuses one that courses are tagged with, and says which: beside the first %j', async (others, which) => {
      const { api, staff } = await open();
      await tagCourses(api, others);
      expect(await api.call('deleteFeature', { feature_id: 1 }, staff.access)).toEqual({
        status: 409,
        body: { msg: `Number of courses tagged with it: ${which}` },
      });
      expect(await api.host.store.list('feature_tag')).toHaveLength(1 + others.length);
    });
  },
} satisfies CaseSet;
