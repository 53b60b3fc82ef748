import DepartmentIcon from '@mui/icons-material/ApartmentOutlined';
import DesignationIcon from '@mui/icons-material/BadgeOutlined';
import { ChildCount } from '@/components/tree/Panel';
import { recordActions } from '@/components/tree/recordActions';
import type { RecordNode } from '@/components/tree/recordNode';
import { type IsAt, type NodeAction, nodesContext, type TreeArea } from '@/components/tree/treeArea';
import { hasId, placeIn } from '@/components/tree/treeScreens';
import { designationScreens as screens } from './designationScreens';
import type { DesignationRow } from './useDesignationNodes';

type Node = RecordNode<DesignationRow>;

/** Makes a test for the node of a department or designation by its id. */
export const isKind =
  (kind: DesignationRow) =>
  (id: string): IsAt<Node> => {
    const isIt = hasId(id);
    return (node) => node.row === kind && isIt(node);
  };

const { view, edit, add } = recordActions(screens, 'add_to');

const actions: Readonly<Record<DesignationRow, (node: Node) => NodeAction[]>> = {
  department: (node) => [add(node)],
  designation: (node) => [view(node), edit(node)],
};

/** The designations under their departments, and the page of that tree. */
export const designationArea: TreeArea<Node> = {
  address: screens.tree,
  text: (name) => `designation.${name}`,
  Nodes: nodesContext(),
  placeOf: placeIn(
    new Map([
      [screens.add, isKind('department')],
      [screens.edit, isKind('designation')],
      [screens.view, isKind('designation')],
    ]),
  ),
  actionsOf: (node) => actions[node.row](node),
  lookOf: ({ row, marks, childCount }) => ({ icon: icons[row], marks, badge: <ChildCount count={childCount} /> }),
  resourceOf: ({ row }) => row,
};

// The same elements in every row, so that React doesn't render them again with their row.
const icons = {
  department: <DepartmentIcon aria-hidden />,
  designation: <DesignationIcon aria-hidden />,
};
