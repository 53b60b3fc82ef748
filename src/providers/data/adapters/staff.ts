import { fieldsIn } from '@/domain/fieldsIn';
import type { Adapter } from '../adapter';

// Accounts of the staff, and roles, have no named calls: their verbs go to `/rest`.

/** The accounts of the staff. What disables one is no field of its form. */
export const staffAdapter: Adapter = { area: 'user', toRecord: ({ is_disabled: _, ...row }) => row };

/** Roles: in their history each area's right is a field of its own, `rights.quiz`. */
export const roleAdapter: Adapter = {
  area: 'role',
  toRecord: (row) => {
    const given = Object.entries(row).flatMap(([field, value]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), value] as const] : [],
    );
    return { ...row, rights: { ...fieldsIn(row.rights), ...Object.fromEntries(given) } };
  },
};

const prefix = 'rights.';
