import type { Handlers } from '@/backend/handler';
import { checkParent, treeOf } from '@/backend/records/parents';
import { changed, created, findByIdOrSlug, found, withId } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import type { departmentCalls } from '@/contract/department';
import { say } from '@/contract/message';

/** Departments. */
export const departmentHandlers: Handlers<typeof departmentCalls> = {
  getDepartmentTree: async (_, { store }) => ({ data: treeOf(await store.list('department', { sort })) }),

  getDepartmentAll: async (_, { store }) => ({ data: (await store.list('department', { join, sort })).map(withId) }),

  getDepartmentById: async ({ id }, { store }) => ({
    data: found(await findByIdOrSlug({ byId: (iid) => findDepartment(store, iid) }, id), missing),
  }),

  createDepartment: async ({ parent = null, ...form }, context) => {
    const { store } = context;
    checkParent(await heldTree(store), undefined, parent);
    const { iid } = await store.insert('department', { ...form, parent, ...created(context) });
    return { data: found(await findDepartment(store, iid), missing), msg: say('department_created') };
  },

  updateDepartment: async ({ department_id, modified_remarks, parent = null, ...form }, context) => {
    const { store } = context;
    checkParent(await heldTree(store), department_id, parent);
    const changes = { ...form, parent, ...changed(context, modified_remarks) };
    found(await store.update('department', department_id, changes), missing);
    return { data: found(await findDepartment(store, department_id), missing), msg: say('department_updated') };
  },
};

const missing = 'department_not_found';
const join = { parent_name: 'parent.department_name' } as const;
const sort = ['department_name'] as const;

async function findDepartment(store: Store, iid: number) {
  const [row] = await store.list('department', { where: { iid }, join });
  return row && withId(row);
}

const heldTree = (store: Store) => store.list('department', { columns: ['iid', 'parent'], lock: 'lock' });
