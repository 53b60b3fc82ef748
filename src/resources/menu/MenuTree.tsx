import { TreePage } from '@/components/treePage/TreePage';
import { menuArea } from './menuArea';
import { useMenuNodes } from './useMenuNodes';

/** The menus' tree and, beside it, the panels of its records. */
export const MenuTree = () => <TreePage area={menuArea} nodes={useMenuNodes()} />;
