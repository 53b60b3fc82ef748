import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { openFormTexts } from '@/components/record/formTexts';
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
  // The form of a root record is beside the tree until another is chosen.
  const Page = alongside(page, () => Promise.all([needs(), openFormTexts()]));
  return (
    <CustomRoutes>
      <Route path={`/${name}`} element={<Page />}>
        {panelRoutes({ screens, atRoot: true, panels })}
      </Route>
    </CustomRoutes>
  );
}
