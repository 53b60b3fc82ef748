import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { usePrinting, usePrintOnce } from '@/components/ui/print/printing';
import type { AreaNode, TreeArea } from './treeArea';

/** Returns which part of a page with a tree is printed: the one that was asked for, or else the record if there is one beside the tree. */
export function usePrintedPart<Node>({ placeOf }: TreeArea<Node>): 'tree' | 'record' {
  const { pathname } = useLocation();
  const isAtRecord = placeOf(pathname) !== undefined;
  return usePrinting()?.what ?? (isAtRecord ? 'record' : 'tree');
}

interface PrintedTreeProps<Node> {
  area: TreeArea<Node>;
  nodes: readonly Node[];
  /** The branches whose children are printed. */
  open: ReadonlySet<string>;
  /** The search words. */
  searched: string;
  /** The narrowing, by its name in `narrowings`. */
  narrowedTo: string | null | undefined;
  /** The nodes found by both; undefined without search and narrowing. */
  matches: readonly Node[] | undefined;
}

/** The printed tree: each node below its parent, with its codes and other marks. */
export function PrintedTree<Node extends AreaNode<Node>>(props: PrintedTreeProps<Node>) {
  const part = usePrintedPart(props.area);
  return usePrinting() && part === 'tree' && <Printed {...props} />;
}

function Printed<Node extends AreaNode<Node>>({ searched, narrowedTo, matches, ...branch }: PrintedTreeProps<Node>) {
  const translate = useTranslate();
  usePrintOnce(true);
  const narrowed = narrowedTo ? [translate(branch.area.text(`only.${narrowedTo}`))] : [];
  const words = searched ? [`“${searched}”`] : [];
  return (
    <Box sx={paper}>
      {matches && <p>{[...narrowed, ...words, translate('tree_page.found', { count: matches.length })].join(' · ')}</p>}
      <Branch {...branch} />
    </Box>
  );
}

function Branch<Node extends AreaNode<Node>>({ area, nodes, open }: Pick<PrintedTreeProps<Node>, 'area' | 'nodes' | 'open'>) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.key}>
          {[node.label, ...(area.lookOf(node).marks ?? [])].join(' · ')}
          {open.has(node.key) && <Branch area={area} nodes={node.children} open={open} />}
        </li>
      ))}
    </ul>
  );
}

const paper = {
  display: 'none',
  displayPrint: 'block',
  typography: 'body2',
  '& ul': { m: 0, pl: 3, listStyle: 'none' },
  '& > ul': { pl: 0 },
  // A branch may be longer than a page.
  '& li': { breakInside: 'auto' },
};
