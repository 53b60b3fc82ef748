import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { MenuIcon } from '@/components/menuIcons/MenuIcon';
import type { RecordNode } from '@/components/treePage/recordNode';
import { nodesContext, type TreeArea } from '@/components/treePage/treeArea';
import { hasId, placeIn, screenAt } from '@/components/treePage/treeScreens';
import type { MenuNode } from '@/contract/menu';
import { MenuBadge } from './MenuBadge';
import { menuScreens as screens } from './menuScreens';

const at = (screen: string, { iid }: { iid: number }) => screenAt('menu', screen, iid);

/** The menus' tree and its page. */
export const menuArea: TreeArea<RecordNode<MenuNode>> = {
  address: 'menu',
  text: (name) => `menu.${name}`,
  Nodes: nodesContext(),
  placeOf: placeIn(new Map(Object.values(screens).map((screen) => [screen, hasId]))),
  actionsOf: (node) => [
    { what: 'view', to: at(screens.view, node), icon: icons.view },
    { what: 'edit', to: at(screens.edit, node), icon: icons.edit, keys: 'e', tool: true },
    { what: 'add_below', to: at(screens.add, node), icon: icons.add, tool: true },
  ],
  lookOf: (node) => ({ icon: <MenuIcon name={node.row.menu_icon} />, marks: node.marks, badge: <MenuBadge node={node} /> }),
};

// The same elements in every row: a row that is drawn again doesn't draw them anew.
const icons = {
  view: <ViewIcon fontSize="small" />,
  edit: <EditIcon fontSize="small" />,
  add: <AddIcon fontSize="small" />,
};
