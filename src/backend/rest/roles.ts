import { say } from '@/contract/message';
import { mayWrite } from '@/contract/rights';
import { roleForm } from '@/contract/role';
import type { Context } from '../handler';
import { recordedAlone } from '../history/recorded';
import { changed, created, found } from '../records';
import { mostNamed, parsedForm, quotedNames, Refusal } from '../refusal';
import { rightsIn } from '../rights';
import { holdStaff } from './holdStaff';
import type { RestResource } from './resources';

/** Who may do what: the roles, each with its right in every area. */
export const roleResource: RestResource = {
  area: 'staff',

  async list({ filter: { id: iid }, order, offset, limit }, { store }) {
    const where = { ...(iid !== undefined && { iid }) };
    const sort = [order === 'desc' ? ({ column: 'iid', order } as const) : ('iid' as const)];
    const rows = await store.list('role', { where, sort, offset, limit });
    return { rows: await rolesOf(rows, { store }), total: await store.count('role', { where }) };
  },

  one: (iid, context) => oneRole(iid, context),

  async post(fields, context) {
    const form = parsedForm(roleForm, fields);
    return recordedAlone(context, async ({ store }) => {
      await holdStaff(store, context);
      const { iid } = await store.insert('role', { ...columnsOf(form), ...created(context) });
      return oneRole(iid, { store });
    });
  },

  async put(iid, fields, context) {
    const form = parsedForm(roleForm, fields);
    return recordedAlone(context, async ({ store }) => {
      const { me } = await holdStaff(store, context);
      found(await store.get('role', iid), missing);
      if (me.role_iid === iid && !mayWrite(form.rights, 'staff')) throw new Refusal(409, { msg: say('own_role_stays') });
      await store.update('role', iid, { ...columnsOf(form), ...changed(context) });
      return oneRole(iid, { store });
    });
  },

  async delete(iid, context) {
    return recordedAlone(context, async ({ store }) => {
      const { people } = await holdStaff(store, context);
      const role = await oneRole(iid, { store });
      const held = people.filter(({ role_iid }) => role_iid === iid).map(({ email }) => email);
      const named = quotedNames(held.slice(0, mostNamed), held.length);
      if (held.length > 0) throw new Refusal(409, { msg: say('role_held', { people: named }) });
      await store.remove('role', iid);
      return role;
    });
  },
};

const missing = 'role_not_found';

const columnsOf = ({ role_name, rights }: { role_name: string; rights: object }) => ({
  role_name,
  rights: JSON.stringify(rights),
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
    roles.push({ id: iid, ...row, rights: rightsIn(rights), people });
  }
  return roles;
}
