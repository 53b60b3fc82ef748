import { Box, Link } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { nodesTo } from '@/domain/tree';
import type { AreaNode, IsAt, TreeArea } from './treeArea';

interface BreadcrumbProps<Node> {
  area: TreeArea<Node>;
  /** Finds the node whose way is told. */
  isAt: IsAt<Node>;
}

/** The way to a node through its tree, outermost first: each leads to the details of what is above it. */
export function Breadcrumb<Node extends AreaNode<Node>>({ area, isAt }: BreadcrumbProps<Node>) {
  const label = useTranslate()('tree_page.way');
  const { data: nodes = [] } = useContext(area.Nodes);
  const above = nodesTo(nodes, isAt).slice(0, -1);
  if (above.length === 0) return null;
  return (
    <Box component="nav" aria-label={label} sx={way}>
      <ol>
        {above.map((node) => {
          const view = area.actionsOf(node).find(({ what }) => what === 'view');
          return (
            <li key={node.key}>
              {view ? (
                <Link component={RouterLink} to={view.to} color="inherit" underline="hover">
                  {node.label}
                </Link>
              ) : (
                node.label
              )}
            </li>
          );
        })}
      </ol>
    </Box>
  );
}

const way = {
  typography: 'caption',
  // Its links are below each other where it is long: each has room for a finger.
  lineHeight: '24px',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  // Seen above the name, and reached after what is done with the record: the heading stays the first stop of the keyboard.
  order: -1,
  '& ol': { m: 0, p: 0, listStyle: 'none' },
  '& li': { display: 'inline' },
  '& li + li::before': { content: '"›"', px: 0.75 },
} as const;
