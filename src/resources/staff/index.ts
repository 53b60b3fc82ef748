import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** The screens share their texts. */
const texts = {
  en: async () => (await import('./messages')).staffMessages,
  ne: async () => (await import('./messages.ne')).staffMessagesNe,
};
const adapters = () => import('@/contract/staff');
const popups = async () => (await import('./StaffPopups')).StaffPopups;

/** The accounts of the staff. */
export const staff = defineResource({
  name: 'staff',
  right: 'staff',
  recordRepresentation: 'full_name',
  titles: { list: 'staff.list', add: 'staff.add' },
  texts,
  adapter: async () => (await adapters()).staffAdapter,
  list: lazyScreen(() => import('./StaffList'), 'StaffList'),
  forms: async () => (await import('./staffForms')).staffForms,
  popups: {
    'activate/:id': lazyScreen(popups, 'Activate'),
    'deactivate/:id': lazyScreen(popups, 'Deactivate'),
    'reset_factor/:id': lazyScreen(popups, 'ResetFactor'),
  },
});

/** Roles: what their people may do. */
export const role = defineResource({
  name: 'role',
  right: 'staff',
  recordRepresentation: 'role_name',
  titles: { list: 'role.list', add: 'role.add' },
  texts,
  adapter: async () => (await adapters()).roleAdapter,
  list: lazyScreen(() => import('./RoleList'), 'RoleList'),
  forms: async () => (await import('./roleForms')).roleForms,
  popups: { 'delete/:id': lazyScreen(popups, 'DeleteRole') },
});
