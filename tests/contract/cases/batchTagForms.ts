import type { World } from '@tests/contract/caseSet';
import type { Refused } from '@tests/contract/refusals';

export const place = { courses: 1, year: 2026, group: 1 };

export const notHere = 'Must be of the chosen course and year';
export const none = 'Must be a record that exists';

export const refusedPlaces: Refused<'tagBatch' | 'updateBatchTag'>[] = [
  ['courses', undefined, 'This field is required'],
  ['year', undefined, 'This field is required'],
  ['group', undefined, 'This field is required'],
  ['group', 99, none],
  ['student_list', [], 'Please select at least one student'],
  ['student_list', undefined, 'This field is required'],
];

/** Tags students, and returns the outcomes. */
export async function tag({ api, staff }: World, student_list: number[], group = 1) {
  const { body } = await api.call('tagBatch', { ...place, group, student_list }, staff.access);
  return body;
}

/** Returns who is in a batch, by the ids of students. */
export async function studentsIn({ api }: World, batch_iid: number) {
  const tags = await api.host.store.list('batch_tag', { where: { batch_iid, is_deleted: 'n' } });
  return tags.map(({ student_iid }) => student_iid).toSorted((one, other) => one - other);
}
