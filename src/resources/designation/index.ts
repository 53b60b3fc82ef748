import { defineResource } from '@/components/resource/defineResource';
import { treeRoutes } from '@/components/tree/treeRoutes';
import { besideTree } from '@/components/tree/treeScreens';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { designationScreens as screens } from './designationScreens';

/** Designations; their forms are beside their tree. */
export const designation = defineResource({
  name: screens.tree,
  right: 'organisation',
  recordRepresentation: 'designation',
  titles: { list: 'designation.title', add: 'designation.add' },
  texts: {
    en: async () => (await import('./messages')).designationMessages,
    ne: async () => (await import('./messages.ne')).designationMessagesNe,
  },
  adapter: async () => (await import('@/contract/designation')).designationAdapter,
  forms: async () => (await import('./designationForms')).designationForms,
  beside: besideTree(screens),
});

/** The page of the designations. */
export const designationTree = treeRoutes({
  resource: designation,
  screens,
  page: lazyScreen(() => import('./DesignationTree'), 'DesignationTree'),
  panels: async () => (await import('./designationPanels')).designationPanels,
});
