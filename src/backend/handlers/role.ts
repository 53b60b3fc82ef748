import type { Context, Handlers } from '@/backend/handler';
import { listPage } from '@/backend/records/paging';
import { changed, created, found, idIn } from '@/backend/records/records';
import { mostNamed, quotedNames, Refusal } from '@/backend/refusal';
import { noteActivity } from '@/backend/session/activity';
import { say } from '@/contract/message';
import { mayWrite, rights as storedRights } from '@/contract/rights';
import type { roleCalls } from '@/contract/role';
import { holdStaff } from './holdStaff';

/** Who may do what: the roles, each with its right in every area. */
export const roleHandlers: Handlers<typeof roleCalls> = {
  getRoles: async ({ filter: { id: iid }, ...page }, { store }) => {
    const where = { ...(iid !== undefined && { iid }) };
    const rows = await store.list('role', { where, ...listPage(page) });
    return { rows: await rolesOf(rows, { store }), total: await store.count('role', { where }) };
  },

  getRole: ({ id }, context) => oneRole(idIn(id), context),

  createRole: async (form, context) => {
    const { store } = context;
    await holdStaff(store, context);
    const { iid } = await store.insert('role', { second_factor: false, ...columnsOf(form), ...created(context) });
    await noteActivity(store, context, { kind: 'role_changed', about: form.role_name });
    return oneRole(iid, { store });
  },

  updateRole: async ({ id, ...form }, context) => {
    const { store } = context;
    const iid = idIn(id);
    const { me } = await holdStaff(store, context);
    found(await store.get('role', iid), missing);
    if (me.role_iid === iid && !mayWrite(form.rights, 'staff')) throw new Refusal(409, { msg: say('own_role_stays') });
    await store.update('role', iid, { ...columnsOf(form), ...changed(context) });
    await noteActivity(store, context, { kind: 'role_changed', about: form.role_name });
    return oneRole(iid, { store });
  },

  deleteRole: async ({ id }, context) => {
    const { store } = context;
    const iid = idIn(id);
    const { people } = await holdStaff(store, context);
    const role = await oneRole(iid, { store });
    const held = people.filter(({ role_iid }) => role_iid === iid).map(({ email }) => email);
    const named = quotedNames(held.slice(0, mostNamed), held.length);
    if (held.length > 0) throw new Refusal(409, { msg: say('role_held', { people: named }) });
    await store.remove('role', iid);
    await noteActivity(store, context, { kind: 'role_changed', about: role.role_name });
    return role;
  },
};

const missing = 'role_not_found';

interface RoleForm {
  role_name: string;
  rights: object;
  second_factor?: boolean | null | undefined;
}

const columnsOf = ({ role_name, rights, second_factor }: RoleForm) => ({
  role_name,
  rights: JSON.stringify(rights),
  ...(typeof second_factor === 'boolean' && { second_factor }),
});

async function oneRole(iid: number, { store }: Pick<Context, 'store'>) {
  const [role] = await rolesOf([found(await store.get('role', iid), missing)], { store });
  return found(role, missing);
}

/** Returns roles as they are sent, with how many accounts have each. */
async function rolesOf<Row extends { iid: number; rights: string }>(rows: readonly Row[], { store }: Pick<Context, 'store'>) {
  const roles = [];
  for (const { iid, rights, ...row } of rows) {
    const people = await store.count('user', { where: { role_iid: iid } });
    roles.push({ id: iid, ...row, rights: storedRights.parse(JSON.parse(rights)), people });
  }
  return roles;
}
