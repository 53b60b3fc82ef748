import AddIcon from '@mui/icons-material/Add';
import DepartmentIcon from '@mui/icons-material/ApartmentOutlined';
import DesignationIcon from '@mui/icons-material/BadgeOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { ChildCount } from '@/components/treePage/ChildCount';
import type { RecordNode } from '@/components/treePage/recordNode';
import { type IsAt, type NodeAction, nodesContext, type TreeArea } from '@/components/treePage/treeArea';
import { hasId, placeIn, screenAt } from '@/components/treePage/treeScreens';
import { designationScreens as screens } from './designationScreens';
import type { DesignationRow } from './useDesignationNodes';

type Node = RecordNode<DesignationRow>;

/** Finds the node of a department or designation by its id. */
export const isKind =
  (kind: DesignationRow) =>
  (id: string): IsAt<Node> => {
    const isIt = hasId(id);
    return (node) => node.row === kind && isIt(node);
  };

const at = (screen: string, { iid }: Node) => screenAt('designation', screen, iid);

const actions: Readonly<Record<DesignationRow, (node: Node) => NodeAction[]>> = {
  department: (node) => [{ what: 'add_to', to: at(screens.add, node), icon: icons.add, tool: true }],
  designation: (node) => [
    { what: 'view', to: at(screens.view, node), icon: icons.view },
    { what: 'edit', to: at(screens.edit, node), icon: icons.edit, keys: 'e', tool: true },
  ],
};

/** The designations under their departments, and the page of that tree. */
export const designationArea: TreeArea<Node> = {
  address: 'designation',
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
};

// The same elements in every row: a row that is drawn again doesn't draw them anew.
const icons = {
  department: <DepartmentIcon aria-hidden />,
  designation: <DesignationIcon aria-hidden />,
  view: <ViewIcon fontSize="small" />,
  edit: <EditIcon fontSize="small" />,
  add: <AddIcon fontSize="small" />,
};
