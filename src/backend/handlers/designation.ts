import type { Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found, referred, withId } from '@/backend/records/records';
import { checkForm, fieldRefusal, mostNamed, quotedNames } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import { type designationCalls, designationEditForm } from '@/contract/designation';
import { say } from '@/contract/message';
import { fullName } from '@/domain/fullName';

/** Designations. */
export const designationHandlers: Handlers<typeof designationCalls> = {
  getDesignationAll: async (_, { store }) => ({
    data: (await store.list('designation', { ...columns, sort: ['designation'] })).map(onWire),
  }),

  getDesignationById: async ({ id }, { store }) => ({
    data: found(await findByIdOrSlug({ byId: (iid) => findDesignation(store, iid) }, id), missing),
  }),

  addDesignation: async ({ department, ...form }, context) => {
    const { store } = context;
    referred(await store.get('department', department), 'department');
    const { iid } = await store.insert('designation', { ...form, department_iid: department, ...created(context) });
    return { data: found(await findDesignation(store, iid), missing), msg: say('designation_created') };
  },

  editDesignation: async ({ designation_id, ...form }, context) => {
    const { store } = context;
    const { department, modified_remarks, ...texts } = form;
    referred(await store.get('department', department), 'department');
    const standing = found(await store.get('designation', designation_id, 'lock'), missing);
    checkForm(designationEditForm(standing), form);
    if (department !== standing.department_iid) await refuseHeld(store, designation_id);
    const changes = { ...texts, department_iid: department, ...changed(context, modified_remarks) };
    await store.update('designation', designation_id, changes);
    return { data: found(await findDesignation(store, designation_id), missing), msg: say('designation_updated') };
  },
};

const missing = 'designation_not_found';
const columns = { join: { department_name: 'department_iid.department_name' } } as const;

const onWire = <Row extends { iid: number; department_iid: number }>({ department_iid: department, ...row }: Row) => ({
  ...withId(row),
  department,
});

async function findDesignation(store: Store, iid: number) {
  const [row] = await store.list('designation', { ...columns, where: { iid } });
  return row && onWire(row);
}

/** Refuses to move a designation, which is locked, while employees hold it: they would change their department with it. */
async function refuseHeld(store: Store, iid: number): Promise<void> {
  const where = { curr_designation_id: iid };
  const count = await store.count('employee', { where });
  if (count === 0) return;
  const names = ['emp_first_name', 'emp_middle_name', 'emp_last_name'] as const;
  const sort = ['emp_first_name', 'emp_last_name'] as const;
  const holders = await store.list('employee', { where, columns: names, sort, limit: mostNamed });
  const employees = quotedNames(
    holders.flatMap(
      (row) => fullName({ first_name: row.emp_first_name, middle_name: row.emp_middle_name, last_name: row.emp_last_name }) ?? [],
    ),
    count,
  );
  throw fieldRefusal('department', say('designation_held', { count, employees }));
}
