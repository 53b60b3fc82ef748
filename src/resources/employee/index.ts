import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** The provider's employees; the pages that add and change one are `pages/employeeWizard`. */
export const employee = defineResource({
  name: 'employee',
  right: 'employee',
  recordRepresentation: 'employee_name',
  titles: { list: 'employee.list', add: 'employee.add' },
  texts: {
    en: async () => (await import('./messages')).employeeMessages,
    ne: async () => (await import('./messages.ne')).employeeMessagesNe,
  },
  adapter: async () => (await import('@/contract/employee')).employeeAdapter,
  list: lazyScreen(() => import('./EmployeeList'), 'EmployeeList'),
  show: lazyScreen(() => import('./EmployeePage'), 'EmployeePage'),
  figure: { texts: 'employee.figure', by: { source: 'curr_department_id', named: 'department_name' } },
  inPages: 'forms',
  detailsPage: { route: 'view', popups: { image: lazyScreen(() => import('./EmployeePhoto'), 'EmployeePhoto') } },
  editsOnRest: true,
});
