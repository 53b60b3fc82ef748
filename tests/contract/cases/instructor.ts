import type { Api, Tokens } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { calls } from '@/contract';

const fields = {
  first_name: 'सरस्वती',
  middle_name: 'Kumari',
  last_name: 'Rai',
  gender: 'female',
  email: 'saraswati@coursedesk.test',
  mobile_no: '9841203345',
  experience: 'Nine years of teaching',
  instructor_short_desc: 'She teaches <every> subject,\nand answers at night.',
} as const;
export const form = { ...fields, image: fileOf('png') };
export const edit = { ...fields, instructor_id: 1, user: null, modified_remarks: 'new number' };
export const image = { instructor_id: 1, image: fileOf('gif') };

const refusedFields: Refused<'createInstructor' | 'editInstructor'>[] = [
  ['first_name', ' ', 'This field is required'],
  ['first_name', 'ab', 'must have more than 3 characters'],
  ['first_name', 'x'.repeat(51), 'shouldnot have more than 50 characters'],
  ['last_name', 'ab', 'must have more than 3 characters'],
  ['last_name', 'x'.repeat(51), 'shouldnot have more than 50 characters'],
  ['middle_name', 'x'.repeat(51), 'shouldnot have more than 50 characters'],
  ['gender', undefined, 'This field is required'],
  ['gender', 'Female', 'This field is required'],
  ['email', undefined, 'This field is required'],
  ['email', 'saraswati', 'Must be a valid email address'],
  ['mobile_no', '984120', 'Contact no should be greater than 7'],
  ['mobile_no', '98412033451', 'Contact no shouldnot be more than 10 digits'],
  ['mobile_no', '98412 abc', 'Must be a phone number: digits alone'],
  ['experience', 'four', 'must have more than 5 characters'],
  ['experience', 'x'.repeat(101), 'shouldnot have more than 100 characters'],
  ['instructor_short_desc', 'x'.repeat(9), 'must have more than 10 characters'],
  ['instructor_short_desc', 'x'.repeat(651), 'shouldnot have more than 650 characters'],
];

/** Adds the world's third instructor; returns the path of the image. */
async function addInstructor(api: Api, staff: Tokens): Promise<string> {
  const { body } = await api.call('createInstructor', form, staff.access);
  return calls.createInstructor.reply.parse(body).data?.image ?? '';
}

/** A valid body of each call. */
export const instructorExamples = {
  createInstructor: form,
  editInstructor: edit,
  updateInstructorImg: image,
} satisfies Examples;

export const instructorCases = {
  fetchInstructorSelect: (open) => {
    test('gives ids and whole names and nothing else', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('fetchInstructorSelect', {}, staff.access);
      expect(body).toEqual({
        data: [
          { iid: 1, instructor_name: 'Ramesh Man Koirala' },
          { iid: 2, instructor_name: 'Sushila Yadav' },
        ],
      });
    });
  },

  getAllInstructor: (open) => {
    test('lists every instructor with the whole name', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAllInstructor', {}, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1, first_name: 'Ramesh', instructor_name: 'Ramesh Man Koirala' }, { iid: 2 }] });
    });

    test('says of each whether a tag stands; a deleted one doesn’t count', async () => {
      const { api, staff } = await open();
      const flags = async () => (await api.call('getAllInstructor', {}, staff.access)).body;
      expect(await flags()).toMatchObject({ data: [{ is_tagged: 'y' }, { is_tagged: 'n' }] });
      await api.call('deleteInstructorTag', { tag_id: 1 }, staff.access);
      expect(await flags()).toMatchObject({ data: [{ is_tagged: 'n' }, { is_tagged: 'n' }] });
    });
  },

  getInstructorById: (open) => {
    test('gives one with the tags that stand', async () => {
      const { api, staff } = await open();
      const one = async () => (await api.call('getInstructorById', { id: '1' }, staff.access)).body;
      expect(await one()).toMatchObject({
        data: {
          iid: 1,
          instructor_name: 'Ramesh Man Koirala',
          instructor_tags: [{ iid: 1, course_name: 'NRB Assistant', subcourse_name: 'Quantitative aptitude' }],
        },
      });
      await api.call('deleteInstructorTag', { tag_id: 1 }, staff.access);
      expect(await one()).toMatchObject({ data: { iid: 1, instructor_tags: [] } });
    });
  },

  createInstructor: (open) => {
    test('keeps what was sent, and the image', async () => {
      const { api, staff } = await open();
      expect((await api.call('createInstructor', form, staff.access)).body).toMatchObject({
        msg: 'Instructor created successfully',
        data: {
          ...fields,
          iid: 3,
          instructor_name: 'सरस्वती Kumari Rai',
          image: expect.stringMatching(/^image\/.+\.png$/),
          user: null,
          created_by: 'sita',
          modified_by: null,
        },
      });
    });
    test.each([undefined, ''])('does without a middle name, a number and an image: %j', async (none) => {
      const { api, staff } = await open();
      const sparse = { ...form, middle_name: none, mobile_no: none, image: none };
      expect((await api.call('createInstructor', sparse, staff.access)).body).toMatchObject({
        data: { iid: 3, instructor_name: 'सरस्वती Rai', middle_name: null, mobile_no: null, image: null },
      });
    });
    test('reads a number in the digits of either script, with spaces', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createInstructor', { ...form, mobile_no: '९८४१-२०३ ३४५' }, staff.access);
      expect(body).toMatchObject({ data: { mobile_no: '9841203345' } });
    });
    refuses(open, 'createInstructor', form, [
      ...refusedFields,
      ['image', fileOf('svg'), 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)'],
    ]);
  },

  editInstructor: (open) => {
    test('changes the record, keeps the image, and stamps the change', async () => {
      const { api, staff } = await open();
      const path = await addInstructor(api, staff);
      const changed = { ...edit, instructor_id: 3, middle_name: null, last_name: 'Limbu' };
      expect((await api.call('editInstructor', changed, staff.access)).body).toMatchObject({
        msg: 'Instructor updated successfully',
        data: {
          ...fields,
          iid: 3,
          middle_name: null,
          last_name: 'Limbu',
          instructor_name: 'सरस्वती Limbu',
          image: path,
          modified_by: 'sita',
          modified_remarks: 'new number',
        },
      });
      expect(await mediaStatus(api, path)).toBe(200);
    });
    test('gives an account, keeps one that isn’t sent, and takes it away', async () => {
      const { api, staff } = await open();
      const account = async (sent: { user?: number | null }) => {
        const { user: _, ...others } = edit;
        const { body } = await api.call('editInstructor', { ...others, ...sent }, staff.access);
        return calls.editInstructor.reply.parse(body).data?.user;
      };
      expect(await account({ user: 3 })).toBe(3);
      expect(await account({})).toBe(3);
      expect(await account({ user: null })).toBeNull();
    });
    refuses(open, 'editInstructor', edit, [...refusedFields, ...refusedRemarks(4, 100)]);
    missing(open, 'editInstructor', { ...edit, instructor_id: 99 }, 'Instructor');
  },

  updateInstructorImg: (open) => {
    test('puts another image in the place of the one that stood', async () => {
      const { api, staff } = await open();
      const before = await addInstructor(api, staff);
      const { body } = await api.call('updateInstructorImg', { ...image, instructor_id: 3 }, staff.access);
      expect(body).toMatchObject({
        msg: 'Image updated successfully',
        data: { ...fields, image: expect.stringMatching(/\.gif$/), modified_by: 'sita' },
      });
      expect(await mediaStatus(api, before)).toBe(200);
    });
    refuses(open, 'updateInstructorImg', image, [
      ['image', undefined, 'This field is required'],
      ['image', fileOf('svg'), 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)'],
    ]);
  },
} satisfies CaseSet;
