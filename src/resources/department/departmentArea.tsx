import AddIcon from '@mui/icons-material/Add';
import DepartmentIcon from '@mui/icons-material/ApartmentOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { ChildCount } from '@/components/treePage/ChildCount';
import type { RecordNode } from '@/components/treePage/recordNode';
import { nodesContext, type TreeArea } from '@/components/treePage/treeArea';
import { hasId, placeIn, screenAt } from '@/components/treePage/treeScreens';
import type { DepartmentNode } from '@/contract/department';
import { departmentScreens as screens } from './departmentScreens';

const at = (screen: string, { iid }: { iid: number }) => screenAt('department', screen, iid);

/** The departments' tree and its page. */
export const departmentArea: TreeArea<RecordNode<DepartmentNode>> = {
  address: 'department',
  text: (name) => `department.${name}`,
  Nodes: nodesContext(),
  placeOf: placeIn(new Map(Object.values(screens).map((screen) => [screen, hasId]))),
  actionsOf: (node) => [
    { what: 'view', to: at(screens.view, node), icon: icons.view },
    { what: 'edit', to: at(screens.edit, node), icon: icons.edit, keys: 'e', tool: true },
    { what: 'add_below', to: at(screens.add, node), icon: icons.add, tool: true },
  ],
  lookOf: ({ marks, childCount }) => ({ icon: icons.department, marks, badge: <ChildCount count={childCount} /> }),
};

// The same elements in every row: a row that is drawn again doesn't draw them anew.
const icons = {
  department: <DepartmentIcon aria-hidden />,
  view: <ViewIcon fontSize="small" />,
  edit: <EditIcon fontSize="small" />,
  add: <AddIcon fontSize="small" />,
};
