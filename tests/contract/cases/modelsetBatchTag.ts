import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { modelset } from '@tests/contract/exams';
import { addOthers } from '@tests/contract/otherYear';
import { answerUnwritten, marked, missing, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { searched } from './modelsetForms';

/** The records that the world's tag connects. */
const standing = { courses: 1, batch_year: 2026, modelset: 1, batch: 1 };
/** Tags the world's model set with the second batch, which `addOthers` adds. */
export const form = { ...standing, batch: 2 };
export const edit = { ...standing, tag_id: 1, modified_remarks: 'another batch' };

const notHere = 'Must be of the chosen course and year';
const twice = 'This batch is tagged with this model set already';
const refusedTwice = { status: 409, body: { msg: twice, errors: { batch: [twice] } } };

const names = { modelset_name: 'First rehearsal', course_iid: 1, course_name: 'NRB Assistant', year: 2026 };

/** A valid body of each call. */
export const modelsetBatchTagExamples = {
  tagModelsetBatch: form,
  getModelsetBatchTag: searched,
  updateModelsetBatchTag: edit,
} satisfies Examples;

export const modelsetBatchTagCases = {
  tagModelsetBatch: (open) => {
    test('tags the model set with the batch', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      const { body } = await api.call('tagModelsetBatch', form, staff.access);
      const data = { id: 2, modelset_iid: 1, batch_iid: 2, batch_name: 'Evening', ...names, created_by: 'sita' };
      expect(body).toMatchObject({ msg: 'Model set tagged successfully', data });
    });

    test('refuses a batch that is tagged with it already', async () => {
      expect(await answerUnwritten(await open(), 'tagModelsetBatch', standing)).toEqual(refusedTwice);
    });

    test('refuses what isn’t of the chosen course and year, at each field that isn’t', async () => {
      const world = await open();
      await addOthers(world.api);
      const answer = (sent: object) => answerUnwritten(world, 'tagModelsetBatch', { ...form, ...sent });
      expect(await answer({ batch: 3 })).toEqual(marked({ batch: [notHere] }));
      expect(await answer({ modelset: 3 })).toEqual(marked({ modelset: [notHere] }));
      expect(await answer({ batch_year: 2025 })).toEqual(marked({ batch: [notHere], modelset: [notHere] }));
      expect(await answer({ courses: 2 })).toEqual(marked({ batch: [notHere], modelset: [notHere] }));
      const none = 'Must be a record that exists';
      expect(await answer({ courses: 99, batch: 98, modelset: 97 })).toEqual(
        marked({ courses: [none], batch: [none], modelset: [none] }),
      );
    });
  },

  getModelsetBatchTag: (open) => {
    test('lists the tags of the course and year, with the names', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      const search = { courses: 1, year: 2026 };
      const { body } = await api.call('getModelsetBatchTag', search, staff.access);
      expect(body).toMatchObject({ data: [{ id: 1, batch_name: 'Morning', ...names }] });
      expect((await api.call('getModelsetBatchTag', { ...search, year: 2025 }, staff.access)).body).toEqual({ data: [] });
    });
  },

  updateModelsetBatchTag: (open) => {
    test('ties other records together, and stamps the change', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      const { body } = await api.call('updateModelsetBatchTag', { ...edit, batch: 2, modelset: 2 }, staff.access);
      expect(body).toMatchObject({
        msg: 'Tag updated successfully',
        data: { id: 1, modelset_iid: 2, batch_iid: 2, modified_by: 'sita', modified_remarks: 'another batch' },
      });
    });

    test('refuses a batch of another year, and one that is tagged with the model set already', async () => {
      const world = await open();
      await addOthers(world.api);
      expect(await answerUnwritten(world, 'updateModelsetBatchTag', { ...edit, batch: 3 })).toEqual(marked({ batch: [notHere] }));
      await world.api.host.store.insert('modelset', { ...modelset, modelset_name: 'Third rehearsal' });
      await world.api.call('tagModelsetBatch', { ...standing, modelset: 4 }, world.staff.access);
      expect(await answerUnwritten(world, 'updateModelsetBatchTag', { ...edit, modelset: 4 })).toEqual(refusedTwice);
    });
    refuses(open, 'updateModelsetBatchTag', edit, [['modelset', undefined, 'This field is required'], ...refusedRemarks(5, 70)]);
  },

  deleteModelsetBatchTag: (open) => {
    test('deletes it; the batch can be tagged again', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('deleteModelsetBatchTag', { tag_id: '1' }, staff.access);
      expect(body).toEqual({ msg: 'Tag deleted successfully' });
      expect((await api.call('tagModelsetBatch', standing, staff.access)).status).toBe(200);
    });
    missing(open, 'deleteModelsetBatchTag', { tag_id: '99' }, 'Tag');
  },
} satisfies CaseSet;
