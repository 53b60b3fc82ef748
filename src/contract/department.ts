import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { audit, code, id, ifGiven, remarks, text } from './fields';
import { data, written } from './replies';

/** A department of the company, as it is stored. Source: admin areas, section 3. */
export const department = z.object({
  id,
  department_name: z.string(),
  department_code: z.string(),
  /** The parent department; null at the top. */
  parent: z.nullable(id),
  ...audit,
});

const departmentWithParent = z.extend(department, { parent_name: z.nullable(z.string()) });

const departmentNode = z.extend(department, {
  get children() {
    return z.array(departmentNode);
  },
});
export type DepartmentNode = z.infer<typeof departmentNode>;

export const departmentForm = z.object({
  department_name: text(3, 50, ['more_than', 'cannot_exceed_from']),
  department_code: code,
  parent: ifGiven(id),
});

export const departmentEditForm = z.extend(departmentForm, { modified_remarks: remarks(5, 70) });

/** Departments. Source: admin areas, sections 2.8, 5 and 7. */
export const departmentCalls = defineCalls('organisation', {
  getDepartmentTree: get('/department/getDepartmentTree', {
    summary: 'Every department, each with those below it, by name',
    reply: data(z.array(departmentNode)),
  }),
  getDepartmentAll: get('/department/getDepartmentAll', {
    offersNames: true,
    summary: 'Every department, each with the name of the one above it',
    reply: data(z.array(departmentWithParent)),
  }),
  getDepartmentById: get('/department/getDepartmentById/{id}', {
    summary: 'One department by its id',
    reply: data(departmentWithParent),
  }),
  createDepartment: post('/department/createDepartment', {
    summary: 'Add a department',
    body: departmentForm,
    reply: written(departmentWithParent),
  }),
  updateDepartment: patch('/department/updateDepartment', {
    summary: 'Change a department; it can’t come to stand below itself',
    body: z.extend(departmentEditForm, { department_id: id }),
    reply: written(departmentWithParent),
  }),
});

/** Departments; all of them are read as a tree. */
export const departmentAdapter: Adapter = {
  area: 'department',
  tree: departmentCalls.getDepartmentTree,
  one: departmentCalls.getDepartmentById,
  create: departmentCalls.createDepartment,
  update: verb(departmentCalls.updateDepartment, 'department_id'),
};
