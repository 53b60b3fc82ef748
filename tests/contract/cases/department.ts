import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { answerUnwritten, marked, missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '@/contract';
import { matchesIn } from '@/domain/rows/tree';

export const form = { department_name: 'Accounts', department_code: 'ACC', parent: 1 };
export const edit = { ...form, department_id: 2, modified_remarks: 'more exact' };

const refusedFields: Refused<'createDepartment' | 'updateDepartment'>[] = [
  ['department_name', undefined, 'This field is required'],
  ['department_name', 'ab', 'more than 3 characters'],
  ['department_name', 'x'.repeat(51), 'cannot exceed from 50 characters'],
  ['department_code', 'x', 'more than 2 characters'],
  ['department_code', 'x'.repeat(8), 'cannot exceeds from 7 characters'],
];

const nodesOf = (body: unknown) =>
  matchesIn(
    calls.getDepartmentTree.reply.parse(body).data.map(function node({ id, parent, department_name, children }): Node {
      return { key: String(id), label: department_name, parent, children: children.map(node) };
    }),
    () => true,
  );

interface Node {
  key: string;
  label: string;
  parent: number | null;
  children: Node[];
}

/** A valid body of each call. */
export const departmentExamples = {
  createDepartment: form,
  updateDepartment: edit,
} satisfies Examples;

export const departmentCases = {
  getDepartmentTree: (open) => {
    test('nests the departments, by name', async () => {
      const { api, staff } = await open();
      await api.call('createDepartment', form, staff.access);
      const { body } = await api.call('getDepartmentTree', {}, staff.access);
      const below = [
        { id: 3, department_name: 'Accounts', parent: 1, children: [] },
        { id: 2, department_name: 'Question Bank', parent: 1, children: [] },
      ];
      expect(body).toMatchObject({ data: [{ id: 1, department_name: 'Teaching', parent: null, children: below }] });
    });
  },

  getDepartmentAll: (open) => {
    test('lists every department with the name of the one above it', async () => {
      const { api, staff } = await open();
      expect((await api.call('getDepartmentAll', {}, staff.access)).body).toMatchObject({
        data: [
          { id: 2, department_name: 'Question Bank', parent: 1, parent_name: 'Teaching' },
          { id: 1, department_name: 'Teaching', parent: null, parent_name: null },
        ],
      });
    });
  },

  getDepartmentById: (open) => {
    test('answers one department', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getDepartmentById', { id: '2' }, staff.access);
      expect(body).toMatchObject({ data: { id: 2, department_code: 'QB', parent_name: 'Teaching', created_by: 'sita' } });
    });
    missing(open, 'getDepartmentById', { id: '99' }, 'Department');
  },

  createDepartment: (open) => {
    test.each([1, null])('keeps what was sent, below %j', async (parent) => {
      const { api, staff } = await open();
      const parent_name = parent ? 'Teaching' : null;
      expect((await api.call('createDepartment', { ...form, parent }, staff.access)).body).toMatchObject({
        msg: 'Department created successfully',
        data: { ...form, id: 3, parent, parent_name, created_by: 'sita', modified_by: null },
      });
    });
    refuses(open, 'createDepartment', form, refusedFields);
    test.each([
      ['department_name', 'question  bank', 'A department with this name already exists'],
      ['department_code', 'qb', 'A department with this code already exists'],
    ])('refuses a %s that another has, wherever it stands', async (field, value, message) => {
      const { api, staff } = await open();
      const answer = await api.call('createDepartment', { ...form, parent: null, [field]: value }, staff.access);
      expect(answer).toEqual({ status: 409, body: { msg: message, errors: { [field]: [message] } } });
    });
  },

  updateDepartment: (open) => {
    test('changes the record, and stamps the change', async () => {
      const { api, staff } = await open();
      const { parent: _, ...toTheTop } = edit;
      expect((await api.call('updateDepartment', toTheTop, staff.access)).body).toMatchObject({
        msg: 'Department updated successfully',
        data: { id: 2, department_name: 'Accounts', parent: null, modified_by: 'sita', modified_remarks: 'more exact' },
      });
    });
    refuses(open, 'updateDepartment', edit, [...refusedFields, ...refusedRemarks(5, 70)]);
    test.each([1, 2])('refuses that one comes to stand below itself, at %i', async (parent) => {
      const world = await open();
      const moved = { ...edit, department_id: 1, parent };
      expect(await answerUnwritten(world, 'updateDepartment', moved)).toEqual(
        marked({ parent: ['Must not stand below itself'] }),
      );
    });
    test('two simultaneous moves make no cycle that neither makes alone', async () => {
      const { api, staff } = await open();
      await api.call('createDepartment', { ...form, parent: null }, staff.access);
      const move = (department_id: number, parent: number) => {
        const code = `D${department_id}`;
        return api.call(
          'updateDepartment',
          { ...edit, department_name: code.repeat(2), department_code: code, department_id, parent },
          staff.access,
        );
      };
      const answers = await Promise.all([move(1, 3), move(3, 1)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    });
    test('no sequence of moves makes a cycle: every department stays in the tree', async () => {
      const { api, staff } = await open();
      for (const name of ['Accounts', 'Library', 'Support']) {
        await api.call('createDepartment', { department_name: name, department_code: name.slice(0, 3) }, staff.access);
      }
      const which = fc.integer({ min: 1, max: 5 });
      const move = fc.record({ department_id: which, parent: fc.option(which, { nil: null }) });
      await fc.assert(
        fc.asyncProperty(fc.array(move, { maxLength: 8 }), async (moves) => {
          for (const { department_id, parent } of moves) {
            const { body } = await api.call('getDepartmentById', { id: String(department_id) }, staff.access);
            const { department_name, department_code } = calls.getDepartmentById.reply.parse(body).data;
            const changes = { department_id, department_name, department_code, parent, modified_remarks: 'moved about' };
            await api.call('updateDepartment', changes, staff.access);
          }
          const { body } = await api.call('getDepartmentTree', {}, staff.access);
          expect(
            nodesOf(body)
              .map(({ key }) => key)
              .toSorted(),
          ).toEqual(['1', '2', '3', '4', '5']);
        }),
      );
    });
  },
} satisfies CaseSet;
