import type { Store } from '@/backend/store/port';
import type { NewRow, TableName } from '@/backend/store/tables';

type Listed<T extends TableName> = Omit<NewRow<T>, 'employee_iid' | 'row_order'>;

/** An employee's lists, each in its order. */
interface Lists {
  academic_info: readonly Listed<'employee_academic'>[];
  training: readonly Listed<'employee_training'>[];
  skills: readonly Listed<'employee_skill'>[];
  languages: readonly Listed<'employee_language'>[];
}

/** Inserts the lists of a new employee. */
export async function insertLists(store: Store, employee_iid: number, lists: Lists): Promise<void> {
  const placed = <Row>(rows: readonly Row[]) => rows.map((row, place) => ({ ...row, employee_iid, row_order: place + 1 }));
  await store.insertMany('employee_academic', placed(lists.academic_info));
  await store.insertMany('employee_training', placed(lists.training));
  await store.insertMany('employee_skill', placed(lists.skills));
  await store.insertMany('employee_language', placed(lists.languages));
}

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
