import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { levels, screenOf } from '@/components/courseTree/levels';
import { useCourseNodes } from '@/components/courseTree/useCourseNodes';
import { QueryContent } from '@/components/feedback/QueryContent';
import { VirtualTree } from '@/components/tree/VirtualTree';
import { pathTo } from '@/domain/tree';
import { FoundLine } from './FoundLine';
import { nodeActions } from './nodeActions';
import { nodeLook } from './nodeLook';
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
  const navigate = useNavigate();
  const actionsOf = (node: CourseTreeNode) =>
    nodeActions(node).map(({ what, ...action }) => ({
      ...action,
      label: translate(`course_setup.do_to.${what}`, { name: node.label }),
    }));
  const { nodes: all, canMove, onMove, isMoving } = useReorder(loaded);
  const { pathname } = useLocation();
  const path = useMemo(() => {
    const place = placeOf(pathname);
    return place ? pathTo(all, isAt(place)) : [];
  }, [all, pathname]);
  const search = useTreeSearch(all, ...useOpenBranches(path));
  const { matches, place, nodes, open, onOpen, onStep } = search;
  const found = matches?.[place ?? 0];

  if (all.length === 0) return <Typography color="text.secondary">{translate('course_setup.empty')}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, height: '100%' }}>
      <TreeToolbar
        search={search.search}
        onSearch={search.onSearch}
        onStep={onStep}
        onEnter={() => found && void navigate(screenOf(levels[found.level].view, found.slug))}
        onExpand={() => onOpen(search.branches)}
        onCollapse={() => onOpen(new Set())}
      />
      <FoundLine matches={matches} place={place} onStep={onStep} />
      <VirtualTree
        label={translate('course_setup.tree')}
        nodes={nodes}
        open={open}
        onOpen={onOpen}
        current={path.at(-1)}
        found={found?.key}
        wanted={search.wanted}
        actionsOf={actionsOf}
        lookOf={nodeLook}
        canMove={canMove}
        isMoving={isMoving}
        // Among the found alone a place would mean another than among all.
        onMove={matches ? undefined : onMove}
      />
    </Box>
  );
}
