import type { CaseSet } from '@tests/contract/caseSet';
import { modelset, quizTag } from '@tests/contract/exams';
import { addOthers } from '@tests/contract/otherYear';
import { answerUnwritten, marked, missing, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { atPassMarks, atTheirField, edit, form, searched } from './modelsetForms';
import { questionsStay } from './quizTagForms';
import { liveStays, passagesStay, stays } from './stays';

const first = { iid: 1, modelset_name: 'First rehearsal', course_name: 'NRB Assistant', has_negative: 'TRUE' };

export const modelsetCases = {
  filterModelSet: (open) => {
    test('lists the model sets of the course and year, with its name', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      const { body } = await api.call('filterModelSet', searched, staff.access);
      expect(body).toMatchObject({ data: [first, { iid: 2 }] });
    });
    refuses(open, 'filterModelSet', searched, [
      ['courses', undefined, 'This field is required'],
      ['year', undefined, 'This field is required'],
    ]);
  },

  filterModelsetCourseyear: (open) => {
    test('offers the model sets of the course and year', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      const { body } = await api.call('filterModelsetCourseyear', { courses: 1, year: '२०२५' }, staff.access);
      expect(body).toEqual({ data: [{ iid: 3, modelset_name: 'Rehearsal of last year' }] });
    });
  },

  getModelsetByYear: (open) => {
    test('lists the model sets of the year', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      expect((await api.call('getModelsetByYear', { year: '2025' }, staff.access)).body).toMatchObject({ data: [{ iid: 3 }] });
    });
    missing(open, 'getModelsetByYear', { year: 'this one' }, 'Year');
  },

  getModelsetById: (open) => {
    test('finds one by its id, with the name of its course', async () => {
      const { api, staff } = await open();
      expect((await api.call('getModelsetById', { id: '1' }, staff.access)).body).toMatchObject({ data: first });
    });
    missing(open, 'getModelsetById', { id: 'first' }, 'Model set');
  },

  createModelset: (open) => {
    const { courses: course_iid, has_negative_marking: has_negative, exam_time_duration_copy: _, ...kept } = form;
    test('keeps what was sent, and is inactive', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createModelset', form, staff.access);
      const data = {
        ...kept,
        has_negative,
        course_iid,
        iid: 2,
        is_active: 'n',
        course_name: 'NRB Assistant',
        created_by: 'sita',
      };
      expect(body).toMatchObject({ msg: 'Model set created successfully', data });
    });

    test('the cost of a wrong answer is stored only if it has one; numbers may be sent as texts', async () => {
      const { api, staff } = await open();
      const sent = { ...form, has_negative_marking: 'FALSE', negative_marking: 'much', total_marks: '५०', year: '2026' };
      const { body } = await api.call('createModelset', sent, staff.access);
      expect(body).toMatchObject({ data: { has_negative: 'FALSE', negative_marking: null, total_marks: 50, year: 2026 } });
    });

    test('the pass marks are judged by the total, whatever else is wrong', async () => {
      const sent = { ...form, modelset_name: '', negative_marking: 0, pass_marks: 51 };
      expect(await answerUnwritten(await open(), 'createModelset', sent)).toEqual(
        marked({
          modelset_name: ['This field is required'],
          negative_marking: ['Must be between 0.01-9999'],
          pass_marks: ['Must not be more than the total marks'],
        }),
      );
      const all = { ...form, pass_marks: 50 };
      const { api, staff } = await open();
      expect((await api.call('createModelset', all, staff.access)).status).toBe(200);
    });

    for (const [field, value, message] of atPassMarks) {
      test(`refuses ${field} ${value} at the pass marks`, async () => {
        expect(await answerUnwritten(await open(), 'createModelset', { ...form, [field]: value })).toEqual(
          marked({ pass_marks: [message] }),
        );
      });
    }

    test('refuses a name that the course has already in that year; in another it may be', async () => {
      const world = await open();
      const sent = { ...form, modelset_name: 'FIRST  rehearsal' };
      const msg = 'This course has a model set with this name in this year already';
      expect(await answerUnwritten(world, 'createModelset', sent)).toEqual({
        status: 409,
        body: { msg, errors: { modelset_name: [msg] } },
      });
      expect((await world.api.call('createModelset', { ...sent, year: 2025 }, world.staff.access)).status).toBe(200);
    });
    refuses(open, 'createModelset', form, atTheirField);
  },

  updateModelset: (open) => {
    test('changes the record and stamps the change; whether it is active stays', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('updateModelset', { ...edit, is_active: 'n' }, staff.access);
      expect(body).toMatchObject({
        msg: 'Model set updated successfully',
        data: {
          iid: 1,
          modelset_name: edit.modelset_name,
          is_active: 'y',
          modified_by: 'sita',
          modified_remarks: 'as in the exam',
        },
      });
    });

    test('a tagged model set stays in its course and year; an untagged one can move', async () => {
      const world = await open();
      await addOthers(world.api);
      const moved = { ...edit, courses: 2, year: 2025 };
      expect(await answerUnwritten(world, 'updateModelset', moved)).toEqual(
        marked({ courses: [stays, liveStays, questionsStay, passagesStay], year: [stays, liveStays, passagesStay] }),
      );
      await world.api.host.store.removeMany('modelset_batch_tag', {});
      expect(await answerUnwritten(world, 'updateModelset', { ...edit, year: 2025 })).toEqual(
        marked({ year: [liveStays, passagesStay] }),
      );
      const { body } = await world.api.call('updateModelset', { ...moved, modelset_id: 2 }, world.staff.access);
      expect(body).toMatchObject({ data: { iid: 2, course_name: 'Kharidar', year: 2025 } });
    });
    test('one of type ku stays so while several of its questions have a number; its year may change with its questions', async () => {
      const world = await open();
      const { store } = world.api.host;
      const { iid } = await store.insert('modelset', { ...modelset, modelset_name: 'By levels', modelset_type: 'ku' });
      const tag = { ...quizTag, modelset_iid: iid, modelset_order_priority: 4 };
      await store.insert('quiz_tag', tag);
      await store.insert('quiz_tag', { ...tag, quiz_iid: 1, quiz_level_iid: null });
      const sent = { ...edit, modelset_id: iid, modelset_type: 'normal' as const };
      expect(await answerUnwritten(world, 'updateModelset', sent)).toEqual(
        marked({
          modelset_type: ['Several questions have the number 4: in a set of this type each number is one question’s'],
        }),
      );
      const { status } = await world.api.call('updateModelset', { ...sent, modelset_type: 'ku', year: 2025 }, world.staff.access);
      expect(status).toBe(200);
      await store.updateMany('quiz_tag', { where: { quiz_iid: 1 } }, { modelset_order_priority: 5 });
      expect((await world.api.call('updateModelset', sent, world.staff.access)).status).toBe(200);
    });

    test('a model set keeps the passages that it is tagged with; deleted tags don’t count', async () => {
      const world = await open();
      const without = { ...edit, has_passage: 'FALSE' as const };
      expect(await answerUnwritten(world, 'updateModelset', without)).toEqual(marked({ has_passage: [passagesStay] }));
      await world.api.call('deletePassageTag', { tag_id: 1 }, world.staff.access);
      const { body } = await world.api.call('updateModelset', without, world.staff.access);
      expect(body).toMatchObject({ data: { has_passage: 'FALSE' } });
    });
    refuses(open, 'updateModelset', edit, [...atTheirField, ...refusedRemarks(4, 100)]);
  },

  activateModelset: (open) => {
    test('makes it active', async () => {
      const { api, staff } = await open();
      await api.call('deactivateModelset', { modelset_id: 1 }, staff.access);
      const { body } = await api.call('activateModelset', { modelset_id: 1 }, staff.access);
      expect(body).toMatchObject({
        msg: 'Model set activated successfully',
        data: { iid: 1, is_active: 'y', modified_by: 'sita' },
      });
    });
  },

  deactivateModelset: (open) => {
    test('makes it inactive', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('deactivateModelset', { modelset_id: 1 }, staff.access);
      expect(body).toMatchObject({ msg: 'Model set deactivated successfully', data: { iid: 1, is_active: 'n' } });
    });
  },
} satisfies CaseSet;
