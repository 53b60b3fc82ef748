import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import type { ResourceParts } from '@/components/resource/defineResource';
import { alongside } from '@/components/routing/alongside';
import type { LazyScreen } from '@/components/routing/lazyScreen';
import { type PanelScreens, panelRoutes } from './panelRoutes';
import type { TreePanels } from './treePanels';

interface TreeRoutes {
  /** Its name is the tree's address. */
  resource: Pick<ResourceParts, 'name' | 'needs'>;
  page: LazyScreen;
  screens: PanelScreens;
  panels: () => Promise<TreePanels>;
}

/** Makes the routes of a resource whose records are a tree: its page, and the panels that add, change and show one beside it. */
export function treeRoutes({ resource: { name, needs }, page, screens, panels }: TreeRoutes) {
  const Page = alongside(page, needs);
  return (
    <CustomRoutes>
      <Route path={`/${name}`} element={<Page />}>
        {panelRoutes({ screens, atRoot: true, panels })}
      </Route>
    </CustomRoutes>
  );
}
