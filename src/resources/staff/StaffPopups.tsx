import { restPopup } from '@/components/record/dialogs/restPopup';

/** The questions before an account can't sign in any more, or can again, and before a role is deleted. */
export const StaffPopups = {
  Deactivate: restPopup({
    texts: 'staff.deactivate',
    withdraws: true,
    request: ({ id }) => ({ method: 'PUT', path: `/rest/staff/${id}`, body: JSON.stringify({ is_disabled: true }) }),
  }),
  Activate: restPopup({
    texts: 'staff.activate',
    request: ({ id }) => ({ method: 'PUT', path: `/rest/staff/${id}`, body: JSON.stringify({ is_disabled: false }) }),
  }),
  DeleteRole: restPopup({
    texts: 'role.delete',
    danger: true,
    request: ({ id }) => ({ method: 'DELETE', path: `/rest/role/${id}` }),
  }),
};
