import { Box, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type CourseTreeNode, fold } from '@/components/courseTree/courseNodes';
import { useCourseNodes } from '@/components/courseTree/useCourseNodes';
import { RecordOrState } from '@/components/feedback/RecordOrState';
import { VirtualTree } from '@/components/tree/VirtualTree';
import { branchKeys, pathTo, prunedTo } from '@/domain/tree';
import { NodeBadge } from './NodeBadge';
import { nodeActions } from './nodeActions';
import { isAt, placeOf } from './placeOf';
import { TreeToolbar } from './TreeToolbar';
import { useOpenBranches } from './useOpenBranches';
import { useReorder } from './useReorder';

/** The catalogue as a tree, opened at the node of the address, with a box that finds any node. */
export function CourseTree() {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('course_setup.tree')} sx={{ height: '100%' }}>
      <RecordOrState query={useCourseNodes()} lines={8}>
        {(loaded) => <SearchableTree nodes={loaded} />}
      </RecordOrState>
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
  const { nodes, canMove, onMove } = useReorder(loaded);
  const { pathname } = useLocation();
  const path = useMemo(() => {
    const place = placeOf(pathname);
    return place ? pathTo(nodes, isAt(place)) : [];
  }, [nodes, pathname]);
  const [open, setOpen] = useOpenBranches(path);
  const [search, setSearch] = useState('');
  const wanted = fold(search);
  const found = useMemo(() => (wanted ? prunedTo(nodes, ({ searched }) => searched.includes(wanted)) : nodes), [nodes, wanted]);
  const branches = useMemo(() => branchKeys(found), [found]);
  // What was found stands open all the way; closing a branch of it is meant for the moment.
  const [openFound, setOpenFound] = useState<ReadonlySet<string>>();
  const onOpen = wanted ? setOpenFound : setOpen;

  const onSearch = (text: string) => {
    setSearch(text);
    setOpenFound(undefined);
  };

  if (nodes.length === 0) return <Typography color="text.secondary">{translate('course_setup.empty')}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, height: '100%' }}>
      <TreeToolbar search={search} onSearch={onSearch} onExpand={() => onOpen(branches)} onCollapse={() => onOpen(new Set())} />
      {found.length === 0 && (
        <Typography role="status" variant="body2" color="text.secondary">
          {translate('course_setup.none_found')}
        </Typography>
      )}
      <VirtualTree
        label={translate('course_setup.tree')}
        nodes={found}
        open={wanted ? (openFound ?? branches) : open}
        onOpen={onOpen}
        current={path.at(-1)}
        actionsOf={actionsOf}
        badgeOf={badgeOf}
        canMove={canMove}
        // Among the found alone a place would mean another than among all.
        onMove={wanted ? undefined : onMove}
      />
    </Box>
  );
}

const badgeOf = (node: CourseTreeNode) => <NodeBadge node={node} />;
