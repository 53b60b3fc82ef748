/** A node of any tree of the product. */
export interface TreeNode<Node> {
  /** Unique in the whole tree. */
  readonly key: string;
  readonly label: string;
  readonly children: readonly Node[];
}

/** One visible line of a tree, with its place as a screen reader announces it. */
export interface TreeRow<Node> {
  node: Node;
  /** From 1. */
  level: number;
  /** Its place among its siblings, from 1, and their number. */
  position: number;
  siblings: number;
  /** The index of its parent's row, -1 at the top. */
  parent: number;
}

/** Returns the visible lines of a tree from top to bottom; `open` has the keys of the expanded nodes. */
export function visibleRows<Node extends TreeNode<Node>>(roots: readonly Node[], open: ReadonlySet<string>): TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = [];
  const add = (nodes: readonly Node[], level: number, parent: number) => {
    nodes.forEach((node, index) => {
      const place = rows.push({ node, level, position: index + 1, siblings: nodes.length, parent }) - 1;
      if (open.has(node.key)) add(node.children, level + 1, place);
    });
  };
  add(roots, 1, -1);
  return rows;
}

/** Returns the index after the row and all that is visible below it. */
export function branchEnd<Node>(rows: readonly TreeRow<Node>[], start: number): number {
  const level = rows[start]?.level ?? 0;
  const end = rows.findIndex((row, index) => index > start && row.level <= level);
  return end < 0 ? rows.length : end;
}

/** Returns the keys of all nodes that have children. */
export function branchKeys<Node extends TreeNode<Node>>(roots: readonly Node[]): Set<string> {
  const keys = new Set<string>();
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (node.children.length === 0) continue;
      keys.add(node.key);
      visit(node.children);
    }
  };
  visit(roots);
  return keys;
}

/** Returns the nodes from the root to the first for which `wanted` is true, itself included; empty when there is none. */
export function nodesTo<Node extends TreeNode<Node>>(roots: readonly Node[], wanted: (node: Node) => boolean): Node[] {
  for (const node of roots) {
    if (wanted(node)) return [node];
    const below = nodesTo(node.children, wanted);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The keys of `nodesTo`. */
export const pathTo = <Node extends TreeNode<Node>>(roots: readonly Node[], wanted: (node: Node) => boolean): string[] =>
  nodesTo(roots, wanted).map(({ key }) => key);

/** Returns the first node for which `wanted` is true, from the root down. */
export function findNode<Node extends TreeNode<Node>>(roots: readonly Node[], wanted: (node: Node) => boolean): Node | undefined {
  for (const node of roots) {
    const found = wanted(node) ? node : findNode(node.children, wanted);
    if (found) return found;
  }
  return undefined;
}

/** Returns the nodes for which `wanted` is true, from top to bottom. */
export function matchesIn<Node extends TreeNode<Node>>(roots: readonly Node[], wanted: (node: Node) => boolean): Node[] {
  const matches: Node[] = [];
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (wanted(node)) matches.push(node);
      visit(node.children);
    }
  };
  visit(roots);
  return matches;
}

/** Returns the tree with only the nodes for which `wanted` is true, with all below them, and their ancestors. */
export const prunedTo = <Node extends TreeNode<Node>>(roots: readonly Node[], wanted: (node: Node) => boolean): Node[] =>
  roots.flatMap((node) => {
    if (wanted(node)) return [node];
    const children = prunedTo(node.children, wanted);
    return children.length > 0 ? [{ ...node, children }] : [];
  });

/** Returns the keys of all ancestors of nodes for which `wanted` is true: when they are expanded, each such node is visible. */
export function keysAbove<Node extends TreeNode<Node>>(roots: readonly Node[], wanted: (node: Node) => boolean): Set<string> {
  const keys = new Set<string>();
  const leadsTo = (node: Node): boolean => {
    // Each child must be tested, not only up to the first match.
    const below = node.children.filter(leadsTo);
    if (below.length > 0) keys.add(node.key);
    return below.length > 0 || wanted(node);
  };
  roots.forEach(leadsTo);
  return keys;
}

/** Moves the sibling at `from` to `to`, both counted from 0. */
export const moved = <Sibling>(siblings: readonly Sibling[], from: number, to: number): Sibling[] =>
  siblings.toSpliced(from, 1).toSpliced(to, 0, ...siblings.slice(from, from + 1));

/** Moves the node with this key to the place `to` among its siblings, from 1; what isn't above the node is the same object. */
export function withMoved<Node extends TreeNode<Node>>(roots: readonly Node[], key: string, to: number): readonly Node[] {
  const from = roots.findIndex((node) => node.key === key);
  if (from >= 0) return moved(roots, from, to - 1);
  const nodes = roots.map((node) => {
    const children = withMoved(node.children, key, to);
    return children === node.children ? node : { ...node, children };
  });
  return nodes.some((node, index) => node !== roots[index]) ? nodes : roots;
}

/**
 * Whether a record is `top` or below it; `parentOf` returns a record's parent (null or undefined at the top). It ends even if records
 * already form a ring.
 */
export function isWithin<Id>(top: Id, record: Id, parentOf: (id: Id) => Id | null | undefined): boolean {
  const seen = new Set<Id>();
  for (let at: Id | null | undefined = record; at !== null && at !== undefined && !seen.has(at); at = parentOf(at)) {
    if (at === top) return true;
    seen.add(at);
  }
  return false;
}
