import type { PanelScreens } from './panelRoutes';
import type { AreaNode, IsAt } from './treeArea';

/** Where a resource's tree is, and the panels beside it. */
export interface TreeScreens extends PanelScreens {
  /** The name of the resource, which is the address of its tree. */
  tree: string;
}

/** The address of a screen beside the tree at `address`; `id` is a record's. */
export const screenAt = (address: string, screen: string, id: string | number): string => `/${address}/${screen}/${id}`;

/** Finds the node that an address names by its id. */
export const hasId =
  (id: string): IsAt<Pick<AreaNode<unknown>, 'iid'>> =>
  ({ iid }) =>
    String(iid) === id;

/** Which node the address of a screen beside a tree is about, by what each screen is followed by. */
export const placeIn =
  <Node>(screens: ReadonlyMap<string, (id: string) => IsAt<Node>>) =>
  (pathname: string): IsAt<Node> | undefined => {
    const [, , screen = '', id = ''] = pathname.split('/');
    return id ? screens.get(screen)?.(decodeURIComponent(id)) : undefined;
  };

/** Where the forms of a resource beside a tree are: react-admin's own addresses lead there. */
export const besideTree = ({ tree, edit, view }: TreeScreens) => ({
  create: `/${tree}`,
  edit: (id: string) => screenAt(tree, edit, id),
  show: (id: string) => screenAt(tree, view, id),
});
