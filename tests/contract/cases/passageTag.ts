import type { Api } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { modelset } from '@tests/contract/exams';
import { addOthers } from '@tests/contract/otherYear';
import { answerUnwritten, marked, missing, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';

/** The records that the world's tag connects. */
export const standing = { paragraph: 1, courses: 1, subcourse: 1, year: 2026, modelset: 1 };
/** A passage without a tag. */
export const form = { ...standing, paragraph: 2 };
export const edit = { ...standing, tag_id: 1 };

export const first = {
  iid: 1,
  paragraph_iid: 1,
  passage: 'The two rivers',
  course_iid: 1,
  course_name: 'NRB Assistant',
  subcourse_iid: 1,
  subcourse_name: 'Quantitative aptitude',
  modelset_iid: 1,
  modelset_name: 'First rehearsal',
  year: 2026,
};

export const atModelset = (msg: string) => ({ status: 409, body: { msg, errors: { modelset: [msg] } } });
export const twice = atModelset('“The two rivers” is tagged with “First rehearsal” already');
const without = atModelset('“Second rehearsal” has no passage. Choose another, or change that first, in “Model Set Setup”');
const none = 'Must be a record that exists';

/** Adds the records of `addOthers`, and a model set (4) that has passages. */
async function addReading(api: Api): Promise<void> {
  await addOthers(api);
  await api.host.store.insert('modelset', { ...modelset, modelset_name: 'Reading', has_passage: 'TRUE' });
}

/** A valid body of each call. */
export const passageTagExamples = {
  tagPassageModelset: form,
  filterPassageModelset: { courses: 1, year: 2026, modelset: 1 },
  updatePassageTag: edit,
  deletePassageTag: { tag_id: 1 },
  restorePassageTag: { tag_id: 1 },
} satisfies Examples;

export const passageTagCases = {
  tagPassageModelset: (open) => {
    test('tags the passage with the model set, with all names and its year', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('tagPassageModelset', form, staff.access);
      expect(body).toMatchObject({
        msg: 'Passage tagged successfully',
        data: {
          ...first,
          iid: 2,
          paragraph_iid: 2,
          passage: 'काठमाडौँ उपत्यका',
          is_deleted_flag: 'n',
          created_by: 'sita',
          modified_by: null,
        },
      });
    });

    test('needs no year: the model set has it', async () => {
      const { api, staff } = await open();
      const { year, ...sent } = form;
      expect((await api.call('tagPassageModelset', sent, staff.access)).body).toMatchObject({ data: { year } });
    });

    test('refuses a model set that has no passage, and one that has this passage already', async () => {
      const world = await open();
      await addOthers(world.api);
      expect(await answerUnwritten(world, 'tagPassageModelset', { ...form, modelset: 2 })).toEqual(without);
      expect(await answerUnwritten(world, 'tagPassageModelset', standing)).toEqual(twice);
    });

    test('a deleted tag blocks no other', async () => {
      const { api, staff } = await open();
      await api.call('deletePassageTag', { tag_id: 1 }, staff.access);
      expect((await api.call('tagPassageModelset', standing, staff.access)).body).toMatchObject({ data: { ...first, iid: 2 } });
    });

    test('refuses what isn’t of the chosen course, at each field that isn’t', async () => {
      const world = await open();
      await addReading(world.api);
      const answer = (sent: object) => answerUnwritten(world, 'tagPassageModelset', { ...form, ...sent });
      const otherYear = 'Must be of the chosen course and year';
      expect(await answer({ courses: 2 })).toEqual(
        marked({ modelset: [otherYear], subcourse: ['Must belong to the chosen course'] }),
      );
      expect(await answer({ courses: 99, subcourse: 98, modelset: 97 })).toEqual(
        marked({ courses: [none], subcourse: [none], modelset: [none] }),
      );
    });
    refuses(open, 'tagPassageModelset', form, [
      ['courses', undefined, 'This field is required'],
      ['subcourse', null, 'This field is required'],
      ['modelset', undefined, 'This field is required'],
    ]);
    missing(open, 'tagPassageModelset', { ...form, paragraph: 99 }, 'Passage');
  },

  filterPassageModelset: (open) => {
    test('lists the tags of the model set, of its year and of any, the deleted ones too', async () => {
      const { api, staff } = await open();
      const list = async (sent: object) => {
        const search = { courses: 1, modelset: 1, ...sent };
        return (await api.call('filterPassageModelset', search, staff.access)).body;
      };
      expect(await list({ year: 2026 })).toMatchObject({ data: [{ ...first, is_deleted_flag: 'n' }] });
      await api.call('deletePassageTag', { tag_id: 1 }, staff.access);
      expect(await list({})).toMatchObject({ data: [{ ...first, is_deleted_flag: 'y' }] });
      expect(await list({ year: 2025 })).toEqual({ data: [] });
      expect(await list({ courses: 2 })).toEqual({ data: [] });
    });
    refuses(open, 'filterPassageModelset', { courses: 1, modelset: 1 }, [
      ['courses', undefined, 'This field is required'],
      ['modelset', null, 'This field is required'],
    ]);
  },

  updatePassageTag: (open) => {
    test('gives the tag another model set and passage, and stamps the change', async () => {
      const { api, staff } = await open();
      await addReading(api);
      const { body } = await api.call('updatePassageTag', { ...edit, paragraph: 2, modelset: 4 }, staff.access);
      expect(body).toMatchObject({
        msg: 'Passage tag updated successfully',
        data: { iid: 1, paragraph_iid: 2, modelset_name: 'Reading', is_deleted_flag: 'n', modified_by: 'sita' },
      });
      expect((await api.call('updatePassageTag', { ...edit, paragraph: 2, modelset: 4 }, staff.access)).status).toBe(200);
    });

    test('refuses a model set without a passage, and what another tag says', async () => {
      const world = await open();
      await addReading(world.api);
      expect(await answerUnwritten(world, 'updatePassageTag', { ...edit, modelset: 2 })).toEqual(without);
      await world.api.call('tagPassageModelset', { ...form, modelset: 4 }, world.staff.access);
      const sent = { ...edit, paragraph: 2, modelset: 4 };
      const msg = '“काठमाडौँ उपत्यका” is tagged with “Reading” already';
      expect(await answerUnwritten(world, 'updatePassageTag', sent)).toEqual(atModelset(msg));
    });

    test('refuses to change one that was deleted', async () => {
      const world = await open();
      await world.api.call('deletePassageTag', { tag_id: 1 }, world.staff.access);
      const answer = { status: 409, body: { msg: 'This tag was deleted: restore it first' } };
      expect(await answerUnwritten(world, 'updatePassageTag', edit)).toEqual(answer);
    });

    test('refuses a model set that isn’t of the year', async () => {
      const answer = await answerUnwritten(await open(), 'updatePassageTag', { ...edit, year: 2025 });
      expect(answer).toEqual(marked({ modelset: ['Must be of the chosen course and year'] }));
    });
    refuses(open, 'updatePassageTag', edit, [['modelset', undefined, 'This field is required']]);
    missing(open, 'updatePassageTag', { ...edit, tag_id: 99 }, 'Passage tag');
    missing(open, 'updatePassageTag', { ...edit, paragraph: 99 }, 'Passage');
  },

  deletePassageTag: (open) => {
    test('keeps the tag, as deleted; once more changes nothing', async () => {
      const world = await open();
      const { api, staff } = world;
      const answer = { msg: 'Passage tag deleted successfully', data: { ...first, is_deleted_flag: 'y', modified_by: 'sita' } };
      expect((await api.call('deletePassageTag', { tag_id: 1 }, staff.access)).body).toMatchObject(answer);
      api.host.advance(60);
      expect((await answerUnwritten(world, 'deletePassageTag', { tag_id: 1 })).body).toMatchObject(answer);
    });
  },
} satisfies CaseSet;
