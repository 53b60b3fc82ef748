import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChildCount } from '@/components/tree/Panel';
import { recordActions } from '@/components/tree/recordActions';
import type { RecordNode } from '@/components/tree/recordNode';
import { nodesContext, type TreeArea } from '@/components/tree/treeArea';
import { hasId, placeIn } from '@/components/tree/treeScreens';
import { MenuIcon } from '@/components/ui/menuIcons';
import type { MenuNode } from '@/contract/menu';
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

/** Shows the number of menus below one, and whether it is unusual in not being in the sidebar. */
function MenuBadge({ node: { childCount, row } }: { node: RecordNode<MenuNode> }) {
  const translate = useTranslate();
  return (
    <>
      <ChildCount count={childCount} />
      {row.menu_types === 'outer' && (
        <Chip component="span" size="small" variant="outlined" label={translate('choices.menu_types.outer')} />
      )}
    </>
  );
}
