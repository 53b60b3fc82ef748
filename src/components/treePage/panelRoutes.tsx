import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { lazyScreen } from '@/components/routing/lazyScreen';
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
  const Add = lazyScreen(panels, 'Add');
  const Edit = lazyScreen(panels, 'Edit');
  const View = lazyScreen(panels, 'View');
  return (
    <>
      {atRoot && <Route index element={<Add />} />}
      {add && <Route path={`${add}/:id`} element={<Add />} />}
      <Route path={`${edit}/:id`} element={<Edit />} />
      <Route path={`${view}/:id`} element={<View />}>
        {popups}
      </Route>
    </>
  );
}
