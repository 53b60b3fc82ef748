import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { openFormTexts } from '@/components/record/formTexts';
import { AreaPages } from '@/components/resource/AreaPages';
import type { ResourceParts } from '@/components/resource/defineResource';
import { besidePage } from '@/components/routing/routeReads';
import { type LazyScreen, lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import type { TreePanels } from './treePanels';

/** The routes of the panels of one kind of record, below the tree's address; each is followed by an id or slug. */
export interface PanelScreens {
  /** Followed by the parent's; by nothing if records are added at the top level alone. */
  add: string;
  edit: string;
  view: string;
}

interface PanelRoutes {
  screens: PanelScreens;
  /** Whether the tree's own address shows the add panel. */
  atRoot: boolean;
  panels: () => Promise<TreePanels>;
  /** The popups below the details. */
  popups?: ReactNode;
}

/** The routes that add, change and show the records of one kind beside a tree. */
export function panelRoutes({ screens: { add, edit, view }, atRoot, panels, popups }: PanelRoutes) {
  const load = async () => (await Promise.all([panels(), openFormTexts()]))[0];
  const Add = lazyScreen(load, 'Add');
  const Edit = lazyScreen(load, 'Edit');
  const View = lazyScreen(load, 'View');
  return (
    <>
      {atRoot && <Route index element={<Add />} handle={besidePage} />}
      {add && <Route path={`${add}/:id`} element={<Add />} />}
      <Route path={`${edit}/:id`} element={<Edit />} />
      <Route path={`${view}/:id`} element={<View />}>
        {popups}
      </Route>
    </>
  );
}

interface TreeRoutes {
  /** Its name is the tree's address. */
  resource: Pick<ResourceParts, 'name' | 'needs' | 'right'>;
  page: LazyScreen;
  screens: PanelScreens;
  panels: () => Promise<TreePanels>;
  /** The popups below the tree's own address. */
  popups?: ReactNode;
}

/** Makes the routes of a resource whose records are a tree: its page, and the panels that add, change and show one beside it. */
export function treeRoutes({ resource: { name, needs, right }, page, screens, panels, popups }: TreeRoutes) {
  const Page = lazyWith(page, needs);
  return (
    <AreaPages right={right}>
      <Route path={`/${name}`} element={<Page />}>
        {panelRoutes({ screens, atRoot: true, panels })}
        {popups}
      </Route>
    </AreaPages>
  );
}
