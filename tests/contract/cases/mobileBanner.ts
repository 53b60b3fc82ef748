import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { calls } from '@/contract';
import { refusedBannerFields, refusedImages } from './banners';

const fields = { courses: 1, banner_tag_line: 'Mock tests', banner_desc: 'Each Saturday,\nat eleven.', has_enroll: 'y' as const };
export const form = { ...fields, banner_img: fileOf('png') };
export const edit = { ...fields, banner_id: 1, modified_remarks: 'more exact' };
export const image = { banner_id: 1, banner_img: fileOf('gif') };

const refusedFields: Refused<'createMobileBanner' | 'updateMobileBanner'>[] = [
  ...refusedBannerFields,
  ['courses', undefined, 'This field is required'],
  ['has_enroll', undefined, 'This field is required'],
];

/** A valid body of each call. */
export const mobileBannerExamples = {
  createMobileBanner: form,
  updateMobileBanner: edit,
  updateMobileBannerImg: image,
  deleteMobileBanner: { banner_id: 1 },
} satisfies Examples;

export const mobileBannerCases = {
  getAllMobileBanner: (open) => {
    test('lists every banner, with its course', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAllMobileBanner', {}, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1, banner_tag_line: 'Classes begin', course_name: 'NRB Assistant' }] });
    });
  },

  createMobileBanner: (open) => {
    test('keeps what was sent, and its image', async () => {
      const { api, staff } = await open();
      expect((await api.call('createMobileBanner', form, staff.access)).body).toMatchObject({
        msg: 'Mobile banner created successfully',
        data: {
          iid: 2,
          course_iid: 1,
          course_name: 'NRB Assistant',
          banner_tag_line: 'Mock tests',
          banner_desc: 'Each Saturday,\nat eleven.',
          has_enroll: 'y',
          banner_img: expect.stringMatching(/^banner_img\/.+\.png$/),
          created_by: 'sita',
        },
      });
    });
    test('a banner needs no description', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createMobileBanner', { ...form, banner_desc: ' ' }, staff.access);
      expect(body).toMatchObject({ data: { banner_desc: null } });
    });
    refuses(open, 'createMobileBanner', form, [...refusedFields, ...refusedImages]);
  },

  updateMobileBanner: (open) => {
    test('changes the banner, and stamps the change', async () => {
      const { api, staff } = await open();
      expect((await api.call('updateMobileBanner', { ...edit, has_enroll: 'n' }, staff.access)).body).toMatchObject({
        msg: 'Mobile banner updated successfully',
        data: { iid: 1, banner_tag_line: 'Mock tests', has_enroll: 'n', modified_by: 'sita', modified_remarks: 'more exact' },
      });
    });
    refuses(open, 'updateMobileBanner', edit, [...refusedFields, ...refusedRemarks(5, 100)]);
    missing(open, 'updateMobileBanner', { ...edit, banner_id: 99 }, 'Mobile banner');
  },

  updateMobileBannerImg: (open) => {
    test('puts another image in the place of the one that stands', async () => {
      const { api, staff } = await open();
      const answer = await api.call('createMobileBanner', form, staff.access);
      const before = calls.createMobileBanner.reply.parse(answer.body).data?.banner_img ?? '';
      expect((await api.call('updateMobileBannerImg', { ...image, banner_id: 2 }, staff.access)).body).toMatchObject({
        msg: 'Image updated successfully',
        data: { iid: 2, banner_img: expect.stringMatching(/\.gif$/), modified_by: 'sita' },
      });
      expect(await mediaStatus(api, before)).toBe(200);
    });
    refuses(open, 'updateMobileBannerImg', image, refusedImages);
  },

  deleteMobileBanner: (open) => {
    test('deletes the banner, and keeps its image for the recycle bin', async () => {
      const { api, staff } = await open();
      const answer = await api.call('createMobileBanner', form, staff.access);
      const path = calls.createMobileBanner.reply.parse(answer.body).data?.banner_img ?? '';
      expect((await api.call('deleteMobileBanner', { banner_id: 2 }, staff.access)).body).toEqual({
        msg: 'Mobile banner deleted successfully',
      });
      expect(await mediaStatus(api, path)).toBe(200);
      expect((await api.call('getAllMobileBanner', {}, staff.access)).body).toMatchObject({ data: [{ iid: 1 }] });
    });
  },
} satisfies CaseSet;
