import { type RecordNode, recordNode } from '@/components/treePage/recordNode';
import type { Reply } from '@/contract/call';
import { type MenuNode, menuCalls } from '@/contract/menu';
import { remembered } from '@/domain/remembered';
import { useRead } from '@/providers/data/useRead';

/** Reads the menus as a tree, in their order. */
export function useMenuNodes() {
  const { data: answer, error, isFetching, refetch } = useRead(menuCalls.getMenuTree, {});
  return { data: answer && menuNodes(answer), error, isFetching, refetch };
}

/** Made once for each answer, for all readers. */
const menuNodes = remembered(({ data }: Reply<typeof menuCalls.getMenuTree>) => data.map(nodeOf));

const nodeOf = (row: MenuNode): RecordNode<MenuNode> =>
  recordNode(
    row,
    { kind: 'menu', id: row.id, label: row.menu_name, marks: row.menu_route ? [row.menu_route] : [] },
    row.children.map(nodeOf),
  );
