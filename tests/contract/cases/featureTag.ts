import type { Api } from '@tests/contract/api';
import { audit } from '@tests/contract/audit';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { answerUnwritten, missing, type Refused, refuses } from '@tests/contract/refusals';
import { course } from '@tests/contract/world';
import { expect, test } from 'vitest';

export const form = { features: 1, courses: 1 };
export const edit = { ...form, tag_id: 1 };

const refusedFields: Refused<'createFeatureTag' | 'editFeatureTag'>[] = [
  ['courses', undefined, 'This field is required'],
  ['features', undefined, 'Must be a record that exists'],
];

const twice = 'features has been already tagged with the courses if not found in the list please check the restore menu';
const refusedTwice = { status: 409, body: { msg: twice, errors: { non_field_errors: [twice] } } };

const first = { iid: 1, feature_iid: 1, course_iid: 1, features_title: 'Recorded classes', course_name: 'NRB Assistant' };

/** Adds the world's second feature and second course. */
async function addOthers({ host: { store } }: Api): Promise<void> {
  const text = 'Something that a course may offer';
  await store.insert('feature', { features_title: 'Notes', features_icon: null, features_desc: text, user_get: text, ...audit });
  await store.insert('course', { ...course, course_name: 'Kharidar', course_code: 'KHA', course_slug: 'kharidar' });
}

/** A valid body of each call. */
export const featureTagExamples = {
  createFeatureTag: form,
  getFeatureTagByCourse: { courses: 1 },
  editFeatureTag: edit,
  deleteFeatureTag: { tag_id: 1 },
  restoreFeatureTag: { tag_id: 1 },
} satisfies Examples;

export const featureTagCases = {
  createFeatureTag: (open) => {
    test('tags the feature with the course', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      expect(await api.call('createFeatureTag', { features: 2, courses: 1 }, staff.access)).toEqual({
        status: 200,
        body: {
          msg: 'Feature tag created successfully',
          data: {
            iid: 2,
            feature_iid: 2,
            course_iid: 1,
            is_deleted_flag: 'n',
            features_title: 'Notes',
            course_name: 'NRB Assistant',
          },
        },
      });
    });
    test('refuses to do so twice, also where the tag was deleted', async () => {
      const world = await open();
      expect(await answerUnwritten(world, 'createFeatureTag', form)).toEqual(refusedTwice);
      await world.api.call('deleteFeatureTag', { tag_id: 1 }, world.staff.access);
      expect(await answerUnwritten(world, 'createFeatureTag', form)).toEqual(refusedTwice);
    });
    refuses(open, 'createFeatureTag', form, refusedFields);
    missing(open, 'createFeatureTag', { ...form, features: 99 }, 'Feature');
  },

  getFeatureTagByCourse: (open) => {
    test('lists the tags of the course that were not deleted, with both names', async () => {
      const { api, staff } = await open();
      const list = async (courses: number) => (await api.call('getFeatureTagByCourse', { courses }, staff.access)).body;
      expect(await list(1)).toEqual({ data: [{ ...first, is_deleted_flag: 'n' }] });
      expect(await list(99)).toEqual({ data: [] });
      await api.call('deleteFeatureTag', { tag_id: 1 }, staff.access);
      expect(await list(1)).toEqual({ data: [] });
    });
    refuses(open, 'getFeatureTagByCourse', { courses: 1 }, [['courses', undefined, 'This field is required']]);
  },

  editFeatureTag: (open) => {
    test('gives the tag another course and feature', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      const { body } = await api.call('editFeatureTag', { tag_id: 1, features: 2, courses: 2 }, staff.access);
      expect(body).toMatchObject({
        msg: 'Feature tag updated successfully',
        data: { iid: 1, features_title: 'Notes', course_name: 'Kharidar', is_deleted_flag: 'n' },
      });
      expect((await api.call('editFeatureTag', { tag_id: 1, features: 2, courses: 2 }, staff.access)).status).toBe(200);
    });
    test('refuses what another tag says', async () => {
      const world = await open();
      await addOthers(world.api);
      await world.api.call('createFeatureTag', { features: 1, courses: 2 }, world.staff.access);
      expect(await answerUnwritten(world, 'editFeatureTag', { ...edit, courses: 2 })).toEqual(refusedTwice);
    });
    test('does not find one that was deleted', async () => {
      const world = await open();
      await world.api.call('deleteFeatureTag', { tag_id: 1 }, world.staff.access);
      const answer = { status: 404, body: { msg: 'Feature tag not found' } };
      expect(await answerUnwritten(world, 'editFeatureTag', edit)).toEqual(answer);
    });
    refuses(open, 'editFeatureTag', edit, refusedFields);
    missing(open, 'editFeatureTag', { ...edit, tag_id: 99 }, 'Feature tag');
    missing(open, 'editFeatureTag', { ...edit, features: 99 }, 'Feature');
  },

  deleteFeatureTag: (open) => {
    test('keeps the tag, as deleted; once more changes nothing', async () => {
      const { api, staff } = await open();
      const answer = { msg: 'Feature tag deleted successfully', data: { ...first, is_deleted_flag: 'y' } };
      expect((await api.call('deleteFeatureTag', { tag_id: 1 }, staff.access)).body).toEqual(answer);
      expect((await api.call('deleteFeatureTag', { tag_id: 1 }, staff.access)).body).toEqual(answer);
    });
  },

  restoreFeatureTag: (open) => {
    test('brings a deleted tag back to its course', async () => {
      const { api, staff } = await open();
      await api.call('deleteFeatureTag', { tag_id: 1 }, staff.access);
      expect((await api.call('restoreFeatureTag', { tag_id: 1 }, staff.access)).body).toEqual({
        msg: 'Feature tag restored successfully',
        data: { ...first, is_deleted_flag: 'n' },
      });
      const { body } = await api.call('getFeatureTagByCourse', { courses: 1 }, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1 }] });
    });
  },

  getDeletedFeatureTag: (open) => {
    test('lists the tags of all courses that were deleted', async () => {
      const { api, staff } = await open();
      const list = async () => (await api.call('getDeletedFeatureTag', {}, staff.access)).body;
      expect(await list()).toEqual({ data: [] });
      await api.call('deleteFeatureTag', { tag_id: 1 }, staff.access);
      expect(await list()).toEqual({ data: [{ ...first, is_deleted_flag: 'y' }] });
    });
  },
} satisfies CaseSet;
