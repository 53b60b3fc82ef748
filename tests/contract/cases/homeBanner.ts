import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { calls } from '@/contract';
import { refusedBannerFields, refusedImages } from './banners';

const banner_intro = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const fields = { banner_tag_line: 'Results', banner_desc: 'Of this year.', banner_intro };
export const form = { ...fields, banner_img: fileOf('png') };
export const edit = { ...fields, banner_id: 1, modified_remarks: 'more exact' };
export const image = { banner_id: 1, banner_img: fileOf('gif') };

const refusedFields: Refused<'createHomeBanner' | 'updateHomeBanner'>[] = [
  ...refusedBannerFields,
  ['banner_intro', 'a video', 'Must be a web address that begins with https://'],
];

/** A valid body of each call. */
export const homeBannerExamples = {
  createHomeBanner: form,
  updateHomeBanner: edit,
  updateHomeBannerImg: image,
  deleteHomeBanner: { banner_id: 1 },
} satisfies Examples;

export const homeBannerCases = {
  getAllHomeBanner: (open) => {
    test('lists every banner', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAllHomeBanner', {}, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1, banner_tag_line: 'Classes begin' }] });
    });
  },

  createHomeBanner: (open) => {
    test('keeps what was sent, and its image', async () => {
      const { api, staff } = await open();
      expect((await api.call('createHomeBanner', form, staff.access)).body).toMatchObject({
        msg: 'Home banner created successfully',
        data: { iid: 2, ...fields, banner_img: expect.stringMatching(/^banner_img\/.+\.png$/), created_by: 'sita' },
      });
    });
    test('a banner needs neither description nor video', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createHomeBanner', { ...form, banner_desc: '', banner_intro: '' }, staff.access);
      expect(body).toMatchObject({ data: { banner_desc: null, banner_intro: null } });
    });
    refuses(open, 'createHomeBanner', form, [...refusedFields, ...refusedImages]);
  },

  updateHomeBanner: (open) => {
    test('changes the banner, of no course whatever is sent, and stamps the change', async () => {
      const { api, staff } = await open();
      expect((await api.call('updateHomeBanner', { ...edit, courses: 1 }, staff.access)).body).toMatchObject({
        msg: 'Home banner updated successfully',
        data: { iid: 1, ...fields, modified_by: 'sita', modified_remarks: 'more exact' },
      });
    });
    refuses(open, 'updateHomeBanner', edit, [...refusedFields, ...refusedRemarks(5, 100)]);
    missing(open, 'updateHomeBanner', { ...edit, banner_id: 99 }, 'Home banner');
  },

  updateHomeBannerImg: (open) => {
    test('puts another image in the place of the one that stands', async () => {
      const { api, staff } = await open();
      const answer = await api.call('createHomeBanner', form, staff.access);
      const before = calls.createHomeBanner.reply.parse(answer.body).data?.banner_img ?? '';
      expect((await api.call('updateHomeBannerImg', { ...image, banner_id: 2 }, staff.access)).body).toMatchObject({
        msg: 'Image updated successfully',
        data: { iid: 2, banner_img: expect.stringMatching(/\.gif$/) },
      });
      expect(await mediaStatus(api, before)).toBe(200);
    });
    refuses(open, 'updateHomeBannerImg', image, refusedImages);
  },

  deleteHomeBanner: (open) => {
    test('deletes the banner, and keeps its image for the recycle bin', async () => {
      const { api, staff } = await open();
      const answer = await api.call('createHomeBanner', form, staff.access);
      const path = calls.createHomeBanner.reply.parse(answer.body).data?.banner_img ?? '';
      expect((await api.call('deleteHomeBanner', { banner_id: 2 }, staff.access)).body).toEqual({
        msg: 'Home banner deleted successfully',
      });
      expect(await mediaStatus(api, path)).toBe(200);
    });
  },
} satisfies CaseSet;
