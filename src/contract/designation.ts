import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { departmentCalls } from './department';
import { audit, code, id, orStanding, reference, remarks, type Standing, text } from './fields';
import { data, written } from './replies';

/** A designation of a department, as it is stored. Source: admin areas, section 3. */
export const designation = z.object({
  id,
  designation: z.string(),
  designation_code: z.string(),
  department: id,
  department_name: z.string(),
  ...audit,
});
export type Designation = z.infer<typeof designation>;

export const designationForm = z.object({
  designation: text(2, 30, ['more_than', 'cannot_exceed_from']),
  designation_code: code,
  department: reference('required'),
});

const changes = z.extend(designationForm, { modified_remarks: remarks(5, 50) });

/** Returns the form that changes this designation: a name of 2 or 3 characters may be added, and may stay. */
export const designationEditForm = ({ designation: standing }: Standing) =>
  z.extend(changes, { designation: orStanding(standing, text(4, 30, ['more_than', 'cannot_exceed_from'])) });

/** Designations. Source: admin areas, sections 2.8, 5 and 7. */
export const designationCalls = defineCalls('organisation', {
  getDesignationAll: get('/designation/getDesignationAll', {
    offersNames: true,
    summary: 'Every designation, each with the name of its department',
    reply: data(z.array(designation)),
  }),
  getDesignationById: get('/designation/getDesignationById/{id}', {
    summary: 'One designation by its id',
    reply: data(designation),
  }),
  addDesignation: post('/designation/addDesignation', {
    summary: 'Add a designation to a department',
    body: designationForm,
    reply: written(designation),
  }),
  editDesignation: patch('/designation/editDesignation', {
    summary: 'Change a designation',
    body: z.extend(changes, { designation_id: id }),
    reply: written(designation),
  }),
});

/** Designations; all of them are read with the tree of the departments. */
export const designationAdapter: Adapter = {
  area: 'designation',
  tree: designationCalls.getDesignationAll,
  branches: [departmentCalls.getDepartmentTree],
  one: designationCalls.getDesignationById,
  create: designationCalls.addDesignation,
  update: verb(designationCalls.editDesignation, 'designation_id'),
};
