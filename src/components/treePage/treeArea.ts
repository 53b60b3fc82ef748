import { type Context, createContext, type ReactNode } from 'react';
import type { ShortcutKey } from '@/components/keys/shortcuts';
import type { NodeLook } from '@/components/tree/TreeRowLine';
import type { TreeNode } from '@/domain/tree';

/** A node of a tree beside which its records are added, changed and shown. */
export interface AreaNode<Node> extends TreeNode<Node> {
  iid: number;
  /** What it is found by, as the search compares it. */
  searched: string;
}

/** Something that can be done with a node, on a screen of its own. */
export interface NodeAction {
  /** Its place among the area's texts. */
  what: string;
  to: string;
  icon: ReactNode;
  /** The key that follows it where the node's details are shown. */
  keys?: ShortcutKey;
  /** Whether its row in the tree has it as an icon. */
  tool?: boolean;
  /** Whether it is one of those that stand in a menu where the node's details are shown. */
  inMenu?: boolean;
  /** Whether it takes something away. */
  danger?: boolean;
}

/** Which node an address is about. */
export type IsAt<Node> = (node: Node) => boolean;

/** What a page with a tree on the left, and the form or record that the address names on the right, is made of. */
export interface TreeArea<Node> {
  /** Its address, without slashes at its ends; a first node is added there. */
  address: string;
  /** The key of one of its own texts: `title`, `add` (its button), `tree`, `empty`, `do.<what>` and `do_to.<what>` of each action. */
  text: (name: string) => string;
  /** Where its panels find the tree that the page has read. */
  Nodes: Context<NodesQuery<Node>>;
  /** Which node a screen is at: the parent of what it adds, or what it changes or shows. */
  placeOf: (pathname: string) => IsAt<Node> | undefined;
  /** What can be done with a node; its name in the tree does the first. */
  actionsOf: (node: Node) => readonly NodeAction[];
  lookOf: (node: Node) => NodeLook;
  /** The resource of a node that isn't viewed beside this tree: the way to what stands below it leads to its details. */
  resourceOf?: (node: Node) => string | undefined;
  /** The nodes that an address can narrow it to, by their names there; the text of each is `only.<name>`. */
  narrowings?: Readonly<Record<string, IsAt<Node>>>;
}

/** A read of the whole tree. */
export interface NodesQuery<Node> {
  data: readonly Node[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Where the panels of an area find its tree. */
export const nodesContext = <Node>(): Context<NodesQuery<Node>> =>
  createContext<NodesQuery<Node>>({ data: undefined, error: null, isFetching: true, refetch: () => undefined });
