import { departmentCalls } from '@/contract/department';
import { type Adapter, verb } from '../adapter';

/** Departments; all of them are read as a tree. */
export const departmentAdapter: Adapter = {
  area: 'department',
  tree: departmentCalls.getDepartmentTree,
  one: departmentCalls.getDepartmentById,
  create: departmentCalls.createDepartment,
  update: verb(departmentCalls.updateDepartment, 'department_id'),
};
