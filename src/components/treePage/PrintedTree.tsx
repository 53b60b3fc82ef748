import { Box } from '@mui/material';
import { usePrinting } from '@/components/print/printing';
import type { AreaNode, TreeArea } from './treeArea';

interface PrintedTreeProps<Node> {
  area: TreeArea<Node>;
  nodes: readonly Node[];
}

/** The tree on paper, where no record of it is shown: every node below the one that it belongs to, with what else it is known by. */
export function PrintedTree<Node extends AreaNode<Node>>({ area, nodes }: PrintedTreeProps<Node>) {
  return (
    usePrinting() && (
      <Box sx={paper}>
        <Branch area={area} nodes={nodes} />
      </Box>
    )
  );
}

function Branch<Node extends AreaNode<Node>>({ area, nodes }: PrintedTreeProps<Node>) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.key}>
          {[node.label, ...(area.lookOf(node).marks ?? [])].join(' · ')}
          {node.children.length > 0 && <Branch area={area} nodes={node.children} />}
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
