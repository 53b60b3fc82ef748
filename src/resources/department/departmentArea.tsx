import DepartmentIcon from '@mui/icons-material/ApartmentOutlined';
import { ChildCount } from '@/components/tree/Panel';
import { recordActions } from '@/components/tree/recordActions';
import type { RecordNode } from '@/components/tree/recordNode';
import { nodesContext, type TreeArea } from '@/components/tree/treeArea';
import { hasId, placeIn } from '@/components/tree/treeScreens';
import type { DepartmentNode } from '@/contract/department';
import { departmentScreens as screens } from './departmentScreens';

const { view, edit, add } = recordActions(screens, 'add_below');

/** The departments' tree and its page. */
export const departmentArea: TreeArea<RecordNode<DepartmentNode>> = {
  address: screens.tree,
  text: (name) => `department.${name}`,
  Nodes: nodesContext(),
  placeOf: placeIn(new Map([screens.add, screens.edit, screens.view].map((screen) => [screen, hasId]))),
  actionsOf: (node) => [view(node), edit(node), add(node)],
  lookOf: ({ marks, childCount }) => ({ icon, marks, badge: <ChildCount count={childCount} /> }),
};

// The same element in every row, so that React doesn't render it again with its row.
const icon = <DepartmentIcon aria-hidden />;
