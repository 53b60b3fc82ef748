import type { AreaNode, IsAt } from './treeArea';
import type { PanelScreens } from './treeRoutes';

/** Where a resource's tree is, and the panels beside it. */
export interface TreeScreens extends PanelScreens {
  /** The name of the resource, which is the address of its tree. */
  tree: string;
}

/** The address of a screen beside the tree at `address`; `id` is a record's. */
export const screenAt = (address: string, screen: string, id: string | number): string => `/${address}/${screen}/${id}`;

/** Returns a test for the node whose id the address has. */
export const hasId =
  (id: string): IsAt<Pick<AreaNode<unknown>, 'iid'>> =>
  ({ iid }) =>
    String(iid) === id;

/** Returns the test for the node of an address beside a tree, by the kind of id after each screen's route. */
export const placeIn =
  <Node>(screens: ReadonlyMap<string, (id: string) => IsAt<Node>>) =>
  (pathname: string): IsAt<Node> | undefined => {
    const [, , screen = '', id = ''] = pathname.split('/');
    return id ? screens.get(screen)?.(decodeURIComponent(id)) : undefined;
  };

/** Returns the addresses of a resource's forms beside a tree: react-admin's own addresses redirect there. */
export const besideTree = ({ tree, edit, view }: TreeScreens) => ({
  create: `/${tree}`,
  edit: (id: string) => screenAt(tree, edit, id),
  show: (id: string) => screenAt(tree, view, id),
});
