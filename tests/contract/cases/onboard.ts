import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { answerUnwritten, marked, missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { calls } from '@/contract';

const fields = { onboard_title: 'Ask a teacher', onboard_priority: 2 };
export const form = { ...fields, onboard_img: fileOf('png') };
export const edit = { ...fields, banner_id: 1, modified_remarks: 'more exact' };
export const image = { banner_id: 1, onboard_img: fileOf('gif') };

const refusedFields: Refused<'createOnboard' | 'updateOnboard'>[] = [
  ['onboard_title', 'abc', 'must have more than 4 characters'],
  ['onboard_title', 'x'.repeat(31), 'shouldnot have more than 30 characters'],
  ['onboard_priority', undefined, 'This field is required'],
  ['onboard_priority', 0, 'Must be between 1-99'],
  ['onboard_priority', 100, 'Must be between 1-99'],
  ['onboard_priority', 1.5, 'Must be a whole number'],
];
const refusedImages = [
  ['onboard_img', undefined, 'This field is required'],
  ['onboard_img', fileOf('svg'), 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)'],
] as const;

const taken = '“Welcome” has this sequence';

/** A valid body of each call. */
export const onboardExamples = {
  createOnboard: form,
  updateOnboard: edit,
  updateOnboardImg: image,
  deleteOnboard: { banner_id: 1 },
  restoreOnboard: { banner_id: 1 },
} satisfies Examples;

export const onboardCases = {
  getAllOnboard: (open) => {
    test('lists every banner in its order, those that were deleted last', async () => {
      const { api, staff } = await open();
      await api.call('createOnboard', { ...form, onboard_priority: 3 }, staff.access);
      await api.call('createOnboard', form, staff.access);
      await api.call('deleteOnboard', { banner_id: 1 }, staff.access);
      const { body } = await api.call('getAllOnboard', {}, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 3 }, { iid: 2 }, { iid: 1, is_deleted_flag: 'y' }] });
    });
  },

  createOnboard: (open) => {
    test('keeps what was sent, and its image', async () => {
      const { api, staff } = await open();
      expect((await api.call('createOnboard', form, staff.access)).body).toMatchObject({
        msg: 'Onboard banner created successfully',
        data: {
          iid: 2,
          ...fields,
          onboard_img: expect.stringMatching(/^onboard_img\/.+\.png$/),
          is_deleted_flag: 'n',
          created_by: 'sita',
        },
      });
    });
    refuses(open, 'createOnboard', form, [...refusedFields, ...refusedImages, ['onboard_priority', 1, taken]]);
    test('of two that move to one place at the same time, one gets it', async () => {
      const { api, staff } = await open();
      const answers = await Promise.all([1, 2].map(() => api.call('createOnboard', form, staff.access)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
    test('a deleted record blocks no other', async () => {
      const { api, staff } = await open();
      await api.call('deleteOnboard', { banner_id: 1 }, staff.access);
      expect((await api.call('createOnboard', { ...form, onboard_priority: 1 }, staff.access)).status).toBe(200);
    });
  },

  updateOnboard: (open) => {
    test('changes the banner, and stamps the change', async () => {
      const { api, staff } = await open();
      for (const onboard_priority of [1, 2]) {
        expect((await api.call('updateOnboard', { ...edit, onboard_priority }, staff.access)).body).toMatchObject({
          msg: 'Onboard banner updated successfully',
          data: { iid: 1, onboard_title: 'Ask a teacher', onboard_priority, modified_remarks: 'more exact' },
        });
      }
    });
    test('refuses a place that another has, by its name', async () => {
      const world = await open();
      await world.api.call('createOnboard', form, world.staff.access);
      const moved = { ...edit, banner_id: 2, onboard_priority: 1 };
      expect(await answerUnwritten(world, 'updateOnboard', moved)).toEqual(marked({ onboard_priority: [taken] }));
    });
    refuses(open, 'updateOnboard', edit, [...refusedFields, ...refusedRemarks(5, 100)]);
    missing(open, 'updateOnboard', { ...edit, banner_id: 99 }, 'Onboard banner');
  },

  updateOnboardImg: (open) => {
    test('puts another image in the place of the one that stands', async () => {
      const { api, staff } = await open();
      const answer = await api.call('createOnboard', form, staff.access);
      const before = calls.createOnboard.reply.parse(answer.body).data?.onboard_img ?? '';
      expect((await api.call('updateOnboardImg', { ...image, banner_id: 2 }, staff.access)).body).toMatchObject({
        msg: 'Image updated successfully',
        data: { iid: 2, onboard_img: expect.stringMatching(/\.gif$/) },
      });
      expect(await mediaStatus(api, before)).toBe(200);
    });
    refuses(open, 'updateOnboardImg', image, refusedImages);
  },

  deleteOnboard: (open) => {
    test('keeps the banner, as deleted; once more changes nothing of that', async () => {
      const { api, staff } = await open();
      for (const time of ['once', 'twice']) {
        const { body } = await api.call('deleteOnboard', { banner_id: 1 }, staff.access);
        expect(body, time).toMatchObject({
          msg: 'Onboard banner deleted successfully',
          data: { iid: 1, is_deleted_flag: 'y' },
        });
      }
    });
  },

  restoreOnboard: (open) => {
    test('brings a deleted banner back to its place', async () => {
      const { api, staff } = await open();
      await api.call('deleteOnboard', { banner_id: 1 }, staff.access);
      expect((await api.call('restoreOnboard', { banner_id: 1 }, staff.access)).body).toMatchObject({
        msg: 'Onboard banner restored successfully',
        data: { iid: 1, onboard_priority: 1, is_deleted_flag: 'n' },
      });
    });
    test('says which banner has its place meanwhile', async () => {
      const world = await open();
      const { api, staff } = world;
      await api.call('deleteOnboard', { banner_id: 1 }, staff.access);
      await api.call('createOnboard', { ...form, onboard_priority: 1 }, staff.access);
      const msg = '“Ask a teacher” has this sequence';
      expect(await answerUnwritten(world, 'restoreOnboard', { banner_id: 1 })).toEqual({ status: 409, body: { msg } });
    });
  },
} satisfies CaseSet;
