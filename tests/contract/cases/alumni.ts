import type { Api, Tokens } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { calls } from '@/contract';

const fields = {
  alumni_name: 'बिनिता भण्डारी',
  alumni_achievement: 'शाखा अधिकृत, २०८१',
  alumni_desc: 'I read it all twice,\nand sat <every> model set.',
  rating: 3.5,
};
export const form = { ...fields, courses: 1, alumni_img: fileOf('png') };
export const edit = { ...fields, courses: 1, alumni_id: 1, modified_remarks: 'new rank' };
export const image = { alumni_id: 1, alumni_img: fileOf('gif') };

const stored = { ...fields, course_iid: 1, course_name: 'NRB Assistant' };

const refusedFields: Refused<'createAlumni' | 'editAlumni'>[] = [
  ['courses', undefined, 'This field is required'],
  ['alumni_name', ' ', 'This field is required'],
  ['alumni_name', 'ab', 'must have more than 3 characters'],
  ['alumni_name', 'x'.repeat(51), 'shouldnot have more than 50 characters'],
  ['alumni_achievement', 'abc', 'must have more than 4 characters'],
  ['alumni_achievement', 'x'.repeat(101), 'shouldnot have more than 100 characters'],
  ['alumni_desc', 'x'.repeat(9), 'must have more than 10 characters'],
  ['alumni_desc', 'x'.repeat(256), 'shouldnot have more than 255 characters'],
  ['rating', undefined, 'This field is required'],
  ['rating', 5.5, 'Must be between 0-5'],
  ['rating', -0.5, 'Must be between 0-5'],
  ['rating', 4.2, 'Must be a whole or half number'],
  ['rating', 'good', 'Must be a number'],
];

/** Adds the second of the world's alumni; returns the path of the image. */
async function addAlumni(api: Api, staff: Tokens): Promise<string> {
  const { body } = await api.call('createAlumni', form, staff.access);
  return calls.createAlumni.reply.parse(body).data?.alumni_img ?? '';
}

/** A valid body of each call. */
export const alumniExamples = {
  createAlumni: form,
  editAlumni: edit,
  updateAlumniImg: image,
  deleteAlumni: { alumni_id: 1 },
} satisfies Examples;

export const alumniCases = {
  getAllAlumni: (open) => {
    test('lists all alumni, each with the course’s name', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAllAlumni', {}, staff.access);
      expect(body).toMatchObject({
        data: [{ iid: 1, alumni_name: 'Sabina Karki', rating: 4.5, course_iid: 1, course_name: 'NRB Assistant' }],
      });
    });
  },

  getAlumniById: (open) => {
    test('gives one of them with the course’s name', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAlumniById', { id: '1' }, staff.access);
      expect(body).toMatchObject({ data: { iid: 1, alumni_name: 'Sabina Karki', course_name: 'NRB Assistant' } });
    });
  },

  createAlumni: (open) => {
    test('keeps what was sent, and the image', async () => {
      const { api, staff } = await open();
      expect((await api.call('createAlumni', form, staff.access)).body).toMatchObject({
        msg: 'Alumni created successfully',
        data: {
          ...stored,
          iid: 2,
          alumni_img: expect.stringMatching(/^alumni_img\/.+\.png$/),
          created_by: 'sita',
          modified_by: null,
        },
      });
    });
    test.each([undefined, ''])('does without an image (%j), and with no star at all', async (alumni_img) => {
      const { api, staff } = await open();
      const { body } = await api.call('createAlumni', { ...form, rating: 0, alumni_img }, staff.access);
      expect(body).toMatchObject({ data: { iid: 2, alumni_img: null, rating: 0 } });
    });
    refuses(open, 'createAlumni', form, [
      ...refusedFields,
      ['alumni_img', fileOf('svg'), 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)'],
    ]);
  },

  editAlumni: (open) => {
    test('changes the record, keeps the image, and stamps the change', async () => {
      const { api, staff } = await open();
      const alumni_img = await addAlumni(api, staff);
      const changed = { ...edit, alumni_id: 2, alumni_name: 'Binita Bhandari', rating: 5 };
      expect((await api.call('editAlumni', changed, staff.access)).body).toMatchObject({
        msg: 'Alumni updated successfully',
        data: {
          ...stored,
          iid: 2,
          alumni_name: 'Binita Bhandari',
          rating: 5,
          alumni_img,
          modified_by: 'sita',
          modified_remarks: 'new rank',
        },
      });
      expect(await mediaStatus(api, alumni_img)).toBe(200);
    });
    refuses(open, 'editAlumni', edit, [...refusedFields, ...refusedRemarks(4, 100)]);
    missing(open, 'editAlumni', { ...edit, alumni_id: 99 }, 'Alumni');
  },

  updateAlumniImg: (open) => {
    test('puts another image in the place of the one that stood', async () => {
      const { api, staff } = await open();
      const before = await addAlumni(api, staff);
      const { body } = await api.call('updateAlumniImg', { ...image, alumni_id: 2 }, staff.access);
      expect(body).toMatchObject({
        msg: 'Image updated successfully',
        data: { ...stored, alumni_img: expect.stringMatching(/\.gif$/), modified_by: 'sita' },
      });
      expect(await mediaStatus(api, before)).toBe(200);
    });
    refuses(open, 'updateAlumniImg', image, [
      ['alumni_img', undefined, 'This field is required'],
      ['alumni_img', fileOf('svg'), 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)'],
    ]);
  },

  deleteAlumni: (open) => {
    test('deletes the record, and keeps its image for the recycle bin', async () => {
      const { api, staff } = await open();
      const path = await addAlumni(api, staff);
      const answer = await api.call('deleteAlumni', { alumni_id: 2 }, staff.access);
      expect(answer).toEqual({ status: 200, body: { msg: 'Alumni deleted successfully' } });
      expect(await api.host.store.get('alumni', 2)).toBeUndefined();
      expect(await mediaStatus(api, path)).toBe(200);
    });
  },
} satisfies CaseSet;
