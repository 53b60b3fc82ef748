import { defineResource } from '@/components/resource/defineResource';
import { treeRoutes } from '@/components/tree/treeRoutes';
import { besideTree } from '@/components/tree/treeScreens';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { departmentScreens as screens } from './departmentScreens';

/** Departments; their forms are beside their tree. */
export const department = defineResource({
  name: screens.tree,
  right: 'organisation',
  recordRepresentation: 'department_name',
  titles: { list: 'department.title', add: 'department.add' },
  texts: {
    en: async () => (await import('./messages')).departmentMessages,
    ne: async () => (await import('./messages.ne')).departmentMessagesNe,
  },
  adapter: async () => (await import('@/contract/department')).departmentAdapter,
  forms: async () => (await import('./departmentForms')).departmentForms,
  beside: besideTree(screens),
});

/** The page of the departments. */
export const departmentTree = treeRoutes({
  resource: department,
  screens,
  page: lazyScreen(() => import('./DepartmentTree'), 'DepartmentTree'),
  panels: async () => (await import('./departmentPanels')).departmentPanels,
});
