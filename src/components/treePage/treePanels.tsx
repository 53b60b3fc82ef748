import type { ComponentType } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { AddPanel } from './AddPanel';
import { EditPanel } from './EditPanel';
import type { PanelParts } from './panelParts';
import type { AreaNode } from './treeArea';
import { ViewPanel } from './ViewPanel';

/** The panels that add, change and show records of one kind beside a tree. */
export type TreePanels = Record<'Add' | 'Edit' | 'View', ComponentType>;

/** The panels of one kind of record, for the routes that add, change and show one. */
export function treePanels<Node extends AreaNode<Node>>(parts: PanelParts<Node>): TreePanels {
  const inResource = (Panel: ComponentType<PanelParts<Node>>) => () => (
    <ResourceContextProvider value={parts.resource}>
      <Panel {...parts} />
    </ResourceContextProvider>
  );
  return { Add: inResource(AddPanel), Edit: inResource(EditPanel), View: inResource(ViewPanel) };
}
