import { type Context, createContext, type ReactNode } from 'react';
import type { ShortcutKey } from '@/components/ui/keys/shortcuts';
import type { TreeNode } from '@/domain/rows/tree';
import type { NodeLook } from './TreeRowLine';

/** A node of a tree with panels that add, change and show its records. */
export interface AreaNode<Node> extends TreeNode<Node> {
  iid: number;
  /** The texts by which it is found. */
  texts: readonly string[];
}

/** An action on a node, with a screen of its own. */
export interface NodeAction {
  /** Its name, a part of the keys of its texts. */
  what: string;
  to: string;
  icon: ReactNode;
  /** The shortcut of its link in the node's details. */
  keys?: ShortcutKey;
  /** Whether the node's row in the tree shows it as an icon. */
  tool?: boolean;
  /** Whether it is in the menu of the node's details. */
  inMenu?: boolean;
  /** Whether it changes nothing. */
  reads?: boolean;
  /** Whether it removes something. */
  danger?: boolean;
}

/** Tells whether an address names a node. */
export type IsAt<Node> = (node: Node) => boolean;

/** The parts of a page with a tree on the left, and the form or record that the address names on the right. */
export interface TreeArea<Node> {
  /** Its address, without slashes at its ends; it shows the form for a node at the top level. */
  address: string;
  /**
   * Returns the key of one of the area's texts: `title`, `add` (its button), `tree`, `empty`, `do.<what>` and `do_to.<what>` of each
   * action.
   */
  text: (name: string) => string;
  /** The context of the tree that the page has read, for its panels. */
  Nodes: Context<NodesQuery<Node>>;
  /** Finds the node of a screen: the parent of a new record, or the record that it changes or shows. */
  placeOf: (pathname: string) => IsAt<Node> | undefined;
  /** Returns a node's actions; its name in the tree links to the first. */
  actionsOf: (node: Node) => readonly NodeAction[];
  lookOf: (node: Node) => NodeLook;
  /** The resource of a node, where not all are of the tree's own; the breadcrumb links to the details of one that isn't viewed beside it. */
  resourceOf?: (node: Node) => string | undefined;
  /** The nodes that the tree can be narrowed to, by their names in the address; the text of each is `only.<name>`. */
  narrowings?: Readonly<Record<string, IsAt<Node>>>;
}

/** A read of the whole tree. */
export interface NodesQuery<Node> {
  data: readonly Node[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Brings a record that was just added into sight in the tree, given its address, while its form stays for the next. */
export const ShowAdded = createContext<(address: string) => void>(() => undefined);

/** Makes the context of an area's tree for its panels. */
export const nodesContext = <Node>(): Context<NodesQuery<Node>> =>
  createContext<NodesQuery<Node>>({ data: undefined, error: null, isFetching: true, refetch: () => undefined });
