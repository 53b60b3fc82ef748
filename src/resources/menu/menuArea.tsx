import { MenuIcon } from '@/components/menuIcons/MenuIcon';
import { recordActions } from '@/components/treePage/recordActions';
import type { RecordNode } from '@/components/treePage/recordNode';
import { nodesContext, type TreeArea } from '@/components/treePage/treeArea';
import { hasId, placeIn } from '@/components/treePage/treeScreens';
import type { MenuNode } from '@/contract/menu';
import { MenuBadge } from './MenuBadge';
import { menuScreens as screens } from './menuScreens';

const { view, edit, add } = recordActions(screens, 'add_below');

/** The menus' tree and its page. */
export const menuArea: TreeArea<RecordNode<MenuNode>> = {
  address: screens.tree,
  text: (name) => `menu.${name}`,
  Nodes: nodesContext(),
  placeOf: placeIn(new Map([screens.add, screens.edit, screens.view].map((screen) => [screen, hasId]))),
  actionsOf: (node) => [view(node), edit(node), add(node)],
  lookOf: (node) => ({ icon: <MenuIcon name={node.row.menu_icon} />, marks: node.marks, badge: <MenuBadge node={node} /> }),
};
