import { Box, Typography } from '@mui/material';
import { useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { useCourseNodes } from '@/components/courseTree/useCourseNodes';
import { QueryContent } from '@/components/feedback/QueryContent';
import { VirtualTree } from '@/components/tree/VirtualTree';
import { pathTo } from '@/domain/tree';
import { NodeBadge } from './NodeBadge';
import { nodeActions } from './nodeActions';
import { isAt, placeOf } from './placeOf';
import { TreeToolbar } from './TreeToolbar';
import { useOpenBranches } from './useOpenBranches';
import { useReorder } from './useReorder';
import { useTreeSearch } from './useTreeSearch';

/** The catalogue as a tree, opened at the node of the address, with a box that finds any node. */
export function CourseTree() {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('course_setup.tree')} sx={{ height: '100%' }}>
      <QueryContent query={useCourseNodes()} lines={8}>
        {(loaded) => <SearchableTree nodes={loaded} />}
      </QueryContent>
    </Box>
  );
}

function SearchableTree({ nodes: loaded }: { nodes: readonly CourseTreeNode[] }) {
  const translate = useTranslate();
  const actionsOf = (node: CourseTreeNode) =>
    nodeActions(node).map(({ what, to, icon }) => ({
      to,
      icon,
      label: translate(`course_setup.do_to.${what}`, { name: node.label }),
    }));
  const { nodes: all, canMove, onMove, isMoving } = useReorder(loaded);
  const { pathname } = useLocation();
  const path = useMemo(() => {
    const place = placeOf(pathname);
    return place ? pathTo(all, isAt(place)) : [];
  }, [all, pathname]);
  const { search, onSearch, nodes, branches, open, onOpen, matches } = useTreeSearch(all, ...useOpenBranches(path));
  const tree = useRef<HTMLDivElement>(null);

  if (all.length === 0) return <Typography color="text.secondary">{translate('course_setup.empty')}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, height: '100%' }}>
      <TreeToolbar
        search={search}
        onSearch={onSearch}
        onDown={() => nodes.length > 0 && tree.current?.focus()}
        onExpand={() => onOpen(branches)}
        onCollapse={() => onOpen(new Set())}
      />
      <FoundCount count={matches?.length} />
      <VirtualTree
        ref={tree}
        label={translate('course_setup.tree')}
        nodes={nodes}
        open={open}
        onOpen={onOpen}
        current={path.at(-1)}
        found={matches?.at(0)?.key}
        actionsOf={actionsOf}
        badgeOf={badgeOf}
        canMove={canMove}
        isMoving={isMoving}
        // Among the found alone a place would mean another than among all.
        onMove={matches ? undefined : onMove}
      />
    </Box>
  );
}

/** How many nodes a search has found. It is there before one, or it wouldn't be announced. */
function FoundCount({ count }: { count: number | undefined }) {
  const translate = useTranslate();
  return (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ '&:empty': { position: 'absolute' } }}>
      {count !== undefined && translate(count > 0 ? 'course_setup.found' : 'course_setup.none_found', { count })}
    </Typography>
  );
}

const badgeOf = (node: CourseTreeNode) => <NodeBadge node={node} />;
