import { restPopup } from '@/components/record/dialogs/restPopup';

/** The questions before an account can't sign in any more, or can again, before its second factor is reset, and before a role is deleted. */
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
  ResetFactor: restPopup({
    texts: 'staff.reset_factor',
    withdraws: true,
    request: ({ id }) => ({ method: 'PUT', path: `/rest/staff/${id}`, body: JSON.stringify({ has_second_factor: false }) }),
  }),
  DeleteRole: restPopup({
    texts: 'role.delete',
    danger: true,
    request: ({ id }) => ({ method: 'DELETE', path: `/rest/role/${id}` }),
  }),
};
