import type { z } from 'zod/mini';
import type { FormField, RecordForms } from '@/components/record/recordForms';
import type { Above, PanelParts } from './panelParts';
import type { PanelScreens } from './panelRoutes';
import type { AreaNode } from './treeArea';
import { treePanels } from './treePanels';
import { screenAt } from './treeScreens';

/** The address of the tree is the resource's name, and its records are named by their ids. */
interface RecordPanels<Node extends AreaNode<Node>, F extends z.ZodMiniObject> extends Pick<PanelParts<Node>, 'area' | 'isAt'> {
  forms: RecordForms<F>;
  above: Above<Node> & { field: FormField<NoInfer<F>> };
  screens: PanelScreens;
}

/**
 * Makes the panels of a tree with one kind of record: after one is added, the form of the next follows. Source: admin areas, section 2.8.
 */
export function recordPanelsOf<Node extends AreaNode<Node>, F extends z.ZodMiniObject>({
  screens,
  ...parts
}: RecordPanels<Node, F>) {
  const { address } = parts.area;
  const viewOf = (id: string) => screenAt(address, screens.view, id);
  return treePanels({ ...parts, resource: address, viewOf, detailsOf: ({ id }) => viewOf(String(id)), afterAdd: 'next' });
}
