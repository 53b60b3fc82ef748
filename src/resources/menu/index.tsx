import { Route } from 'react-router-dom';
import { openFormTexts } from '@/components/record/formTexts';
import { defineResource } from '@/components/resource/defineResource';
import { treeRoutes } from '@/components/tree/treeRoutes';
import { besideTree } from '@/components/tree/treeScreens';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { restoring, menuScreens as screens } from './menuScreens';

const RestoreMenu = lazyScreen(async () => (await Promise.all([import('./RestoreMenu'), openFormTexts()]))[0], 'RestoreMenu');

/** Menus; their forms are beside their tree. */
export const menu = defineResource({
  name: screens.tree,
  right: 'menu',
  recordRepresentation: 'menu_name',
  titles: { list: 'menu.title', add: 'menu.add' },
  texts: {
    en: async () => (await import('./messages')).menuAreaMessages,
    ne: async () => (await import('./messages.ne')).menuAreaMessagesNe,
  },
  adapter: async () => (await import('@/contract/menu')).menuAdapter,
  forms: async () => (await import('./menuForms')).menuForms,
  beside: besideTree(screens),
});

/** The page of the menus. */
export const menuTree = treeRoutes({
  resource: menu,
  screens,
  page: lazyScreen(() => import('./MenuTree'), 'MenuTree'),
  panels: async () => (await import('./menuPanels')).menuPanels,
  popups: <Route path={restoring} element={<RestoreMenu />} />,
});
