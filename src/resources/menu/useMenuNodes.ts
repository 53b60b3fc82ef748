import { type RecordNode, recordNode } from '@/components/treePage/recordNode';
import type { Reply } from '@/contract/call';
import { type MenuNode, menuCalls } from '@/contract/menu';
import { remembered } from '@/domain/remembered';
import { useRead } from '@/providers/data/useRead';

/** The menus as a tree, in the order in which they stand. */
export function useMenuNodes() {
  const { data: answer, error, isFetching, refetch } = useRead(menuCalls.getMenuTree, {});
  return { data: answer && menuNodes(answer), error, isFetching, refetch };
}

/** Made once of an answer, however many ask. */
const menuNodes = remembered(({ data }: Reply<typeof menuCalls.getMenuTree>) => data.map(nodeOf));

const nodeOf = (row: MenuNode): RecordNode<MenuNode> =>
  recordNode(
    row,
    { kind: 'menu', id: row.id, label: row.menu_name, marks: row.menu_route ? [row.menu_route] : [] },
    row.children.map(nodeOf),
  );
