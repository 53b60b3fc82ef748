import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { answerUnwritten, marked, missing, refusedRemarks, refuses } from '@tests/contract/refusals';
import { list } from '@tests/contract/rest';
import { expect, test } from 'vitest';
import { calls } from '@/contract';
import { form, study } from './employeeForm';

const edit = { ...form, employee_id: 1, modified_remarks: 'moved to Pokhara' };
const photo = { employee_id: 1, emp_photo: fileOf('png') };

/** A valid body of each call. */
export const employeeChangeExamples = {
  updateEmployee: edit,
  uploadEmployeePhoto: photo,
} satisfies Examples;

export const employeeChangeCases = {
  updateEmployee: (open) => {
    test('keeps what was sent, and replaces the lists that differ', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('updateEmployee', edit, staff.access);
      expect(body).toMatchObject({
        msg: 'Employee updated successfully',
        data: { id: 1, emp_first_name: 'Ganesh', modified_by: 'sita', modified_remarks: 'moved to Pokhara' },
      });
      const { data } = calls.updateEmployee.reply.parse(body);
      expect(data).toMatchObject({ academic_info: [study], skills: form.skills, languages: form.languages });
      expect((await api.call('getEmployeeById', { id: '1' }, staff.access)).body).toEqual({ data });
      expect(await api.host.store.list('employee_academic')).toHaveLength(1);
    });
    test('leaves the rows of a list that is sent as it stands, and without a remark forgets the last', async () => {
      const { api, staff } = await open();
      await api.call('updateEmployee', edit, staff.access);
      const before = await api.host.store.list('employee_language');
      const { body } = await api.call('updateEmployee', { ...edit, skills: [], modified_remarks: '' }, staff.access);
      expect(body).toMatchObject({ data: { skills: [], modified_remarks: null } });
      expect(await api.host.store.list('employee_language')).toEqual(before);
    });
    test('leaves a history', async () => {
      const { api, staff } = await open();
      await api.call('updateEmployee', edit, staff.access);
      const { body } = await list(api, 'history', { area: 'employee', record: 1 }, staff.access);
      expect(body).toMatchObject([{ kind: 'changed', remark: 'moved to Pokhara', created_by: 'sita' }]);
    });
    test('keeps the photo', async () => {
      const { api, staff } = await open();
      await api.call('uploadEmployeePhoto', photo, staff.access);
      const { body } = await api.call('updateEmployee', edit, staff.access);
      expect(body).toMatchObject({ data: { emp_photo: expect.stringMatching(/\.png$/) } });
    });
    test('refuses the email that another has', async () => {
      const world = await open();
      await world.api.call('addEmployee', form, world.staff.access);
      expect(await answerUnwritten(world, 'updateEmployee', { ...edit, id_card_no: 'CD-1' })).toMatchObject({
        status: 409,
        body: { errors: { emp_email: ['An employee with this email already exists'] } },
      });
    });
    test('refuses a designation of another department', async () => {
      const message = 'Must belong to the chosen department';
      expect(await answerUnwritten(await open(), 'updateEmployee', { ...edit, curr_department_id: 1 })).toEqual(
        marked({ curr_designation_id: [message] }),
      );
    });
    refuses(open, 'updateEmployee', edit, [
      ['emp_first_name', 'x', 'more than 2 characters'],
      ['emp_dob_eng', '1983-04-15', 'Must be the same day in both calendars'],
      ['id_card_no', null, 'This field is required'],
      ...refusedRemarks(5, 100),
    ]);
    missing(open, 'updateEmployee', { ...edit, employee_id: 99 }, 'Employee');
  },

  uploadEmployeePhoto: (open) => {
    test('puts another photo in the place of the one that stands', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('uploadEmployeePhoto', photo, staff.access);
      const before = calls.uploadEmployeePhoto.reply.parse(body).data?.emp_photo ?? '';
      expect(await mediaStatus(api, before)).toBe(200);
      const other = { employee_id: 1, emp_photo: fileOf('gif') };
      expect((await api.call('uploadEmployeePhoto', other, staff.access)).body).toMatchObject({
        msg: 'Image updated successfully',
        data: { id: 1, emp_photo: expect.stringMatching(/\.gif$/), modified_by: 'sita' },
      });
      expect(await mediaStatus(api, before)).toBe(200);
    });
    refuses(open, 'uploadEmployeePhoto', photo, [
      ['emp_photo', undefined, 'This field is required'],
      ['emp_photo', fileOf('svg'), 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)'],
    ]);
    missing(open, 'uploadEmployeePhoto', { ...photo, employee_id: 99 }, 'Employee');
  },
} satisfies CaseSet;
