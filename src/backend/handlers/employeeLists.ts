import type { Store } from '@/backend/store/port';
import type { NewRow, TableName } from '@/backend/store/tables';

type Listed<T extends TableName> = Omit<NewRow<T>, 'employee_iid' | 'row_order'>;

/** An employee's lists, each in its order. */
export interface Lists {
  academic_info: readonly Listed<'employee_academic'>[];
  training: readonly Listed<'employee_training'>[];
  skills: readonly Listed<'employee_skill'>[];
  languages: readonly Listed<'employee_language'>[];
}

/** Inserts the lists of a new employee. */
export async function insertLists(store: Store, employee_iid: number, lists: Lists): Promise<void> {
  const placed = placedIn(employee_iid);
  await store.insertMany('employee_academic', placed(lists.academic_info));
  await store.insertMany('employee_training', placed(lists.training));
  await store.insertMany('employee_skill', placed(lists.skills));
  await store.insertMany('employee_language', placed(lists.languages));
}

const placedIn =
  (employee_iid: number) =>
  <Row>(rows: readonly Row[]) =>
    rows.map((row, place) => ({ ...row, employee_iid, row_order: place + 1 }));

/** Replaces the lists of an employee, which the caller has locked; one that is sent as it stands is left as it is. */
export async function replaceLists(store: Store, employee_iid: number, lists: Lists): Promise<void> {
  const standing = await listsOf(store, employee_iid);
  const where = { employee_iid };
  const placed = placedIn(employee_iid);
  // In the order of their tables, in which all lock them.
  if (differs(standing.academic_info, lists.academic_info)) {
    await store.removeMany('employee_academic', { where });
    await store.insertMany('employee_academic', placed(lists.academic_info));
  }
  if (differs(standing.languages, lists.languages)) {
    await store.removeMany('employee_language', { where });
    await store.insertMany('employee_language', placed(lists.languages));
  }
  if (differs(standing.skills, lists.skills)) {
    await store.removeMany('employee_skill', { where });
    await store.insertMany('employee_skill', placed(lists.skills));
  }
  if (differs(standing.training, lists.training)) {
    await store.removeMany('employee_training', { where });
    await store.insertMany('employee_training', placed(lists.training));
  }
}

/** Whether rows that are sent differ from those that stand, which have more columns. */
const differs = (standing: readonly object[], sent: readonly object[]): boolean =>
  standing.length !== sent.length ||
  sent.some((row, place) => Object.entries(row).some(([name, value]) => Reflect.get(standing[place] ?? {}, name) !== value));

/** Returns the lists of an employee. */
export async function listsOf(store: Store, employee_iid: number) {
  const query = { where: { employee_iid }, sort: ['row_order'] } as const;
  return {
    academic_info: await store.list('employee_academic', query),
    training: await store.list('employee_training', query),
    skills: await store.list('employee_skill', query),
    languages: await store.list('employee_language', query),
  };
}
