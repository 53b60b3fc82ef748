import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { treeRoutes } from '@/components/treePage/treeRoutes';
import { besideTree } from '@/components/treePage/treeScreens';
import { designationScreens as screens } from './designationScreens';

/** Designations; their forms are beside their tree. */
export const designation = defineResource({
  name: screens.tree,
  recordRepresentation: 'designation',
  titles: { list: 'designation.title', add: 'designation.add' },
  texts: {
    en: async () => (await import('./messages')).designationMessages,
    ne: async () => (await import('./messages.ne')).designationMessagesNe,
  },
  adapter: async () => (await import('@/providers/data/adapters/designation')).designationAdapter,
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
