import { departmentCalls } from '@/contract/department';
import { designationCalls } from '@/contract/designation';
import { type Adapter, verb } from '../adapter';

/** Designations; all of them are read with the tree of the departments. */
export const designationAdapter: Adapter = {
  area: 'designation',
  tree: designationCalls.getDesignationAll,
  branches: [departmentCalls.getDepartmentTree],
  one: designationCalls.getDesignationById,
  create: designationCalls.addDesignation,
  update: verb(designationCalls.editDesignation, 'designation_id'),
};
