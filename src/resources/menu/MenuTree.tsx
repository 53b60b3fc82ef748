import RestoreIcon from '@mui/icons-material/Restore';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { IconLink } from '@/components/routing/IconLink';
import { type RecordNode, recordNode } from '@/components/tree/recordNode';
import { TreePage } from '@/components/tree/TreePage';
import { entryName } from '@/components/ui/menuIcons';
import { type MenuNode, menuCalls } from '@/contract/menu';
import { otherWords } from '@/domain/otherWords';
import { useRead } from '@/providers/data/useRead';
import { useServices } from '@/providers/services';
import { menuArea } from './menuArea';
import { restoring, menuScreens as screens } from './menuScreens';

/** The menus' tree and, beside it, the panels of its records. */
export const MenuTree = () => <TreePage area={menuArea} nodes={useMenuNodes()} actions={<RestoreLink />} />;

/** Leads to restoring the standard menu, which only a server of ours has. */
function RestoreLink() {
  const translate = useTranslate();
  return (
    useServices().config.history && (
      <IconLink label={translate('menu.restore.title')} to={`/${screens.tree}/${restoring}`} writes>
        <RestoreIcon />
      </IconLink>
    )
  );
}

type Translate = Parameters<typeof entryName>[1];

/** Reads the menus as a tree, in their order; each is named as the sidebar names it. */
function useMenuNodes() {
  const translate = useTranslate();
  const { data: answer, error, isFetching, refetch } = useRead(menuCalls.getMenuTree, {});
  const data = useMemo(() => answer?.data.map((row) => nodeOf(row, translate)), [answer, translate]);
  return { data, error, isFetching, refetch };
}

function nodeOf(row: MenuNode, translate: Translate): RecordNode<MenuNode> {
  const { id, menu_name, menu_route } = row;
  // One that leads elsewhere isn't in the sidebar: others show it, by the name that it was given.
  const label = row.menu_types === 'inner' ? entryName(row, translate) : menu_name;
  return recordNode(
    row,
    { kind: 'menu', id, label, marks: menu_route ? [menu_route] : [], otherNames: [menu_name, otherWords(label)] },
    row.children.map((child) => nodeOf(child, translate)),
  );
}
