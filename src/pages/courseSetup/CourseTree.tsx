import { Box, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { RecordOrState } from '@/components/feedback/RecordOrState';
import { VirtualTree } from '@/components/tree/VirtualTree';
import { courseTreeCalls } from '@/contract/courseTree';
import { branchKeys, pathTo, prunedTo } from '@/domain/tree';
import { useRead } from '@/providers/data/useRead';
import { type CourseTreeNode, courseNodes, fold } from './courseNodes';
import { NodeBadge } from './NodeBadge';
import { useNodeActions } from './useNodeActions';

/** The catalogue as a tree, opened at the node of the address, with a box that finds any node. */
export function CourseTree() {
  const translate = useTranslate();
  const query = useRead(courseTreeCalls.getCourseTree, {});
  const nodes = useMemo(() => query.data && courseNodes(query.data.data), [query.data]);
  return (
    <Box component="nav" aria-label={translate('course_setup.tree')} sx={{ height: '100%' }}>
      <RecordOrState query={{ ...query, data: nodes }} lines={8}>
        {(loaded) => <SearchableTree nodes={loaded} />}
      </RecordOrState>
    </Box>
  );
}

function SearchableTree({ nodes }: { nodes: readonly CourseTreeNode[] }) {
  const translate = useTranslate();
  const actionsOf = useNodeActions();
  const { id } = useParams();
  const path = useMemo(() => pathTo(nodes, ({ slug }) => slug === id), [nodes, id]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(path));
  const [search, setSearch] = useState('');
  const wanted = fold(search);
  const found = useMemo(() => (wanted ? prunedTo(nodes, ({ searched }) => searched.includes(wanted)) : nodes), [nodes, wanted]);
  // What was found stands open all the way; closing a branch of it is meant for the moment.
  const [openFound, setOpenFound] = useState<ReadonlySet<string>>();
  const label = translate('course_setup.search');

  const onSearch = (text: string) => {
    setSearch(text);
    setOpenFound(undefined);
  };

  if (nodes.length === 0) return <Typography color="text.secondary">{translate('course_setup.empty')}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, height: '100%' }}>
      <TextField
        type="search"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        placeholder={label}
        slotProps={{ htmlInput: { 'aria-label': label } }}
      />
      {found.length === 0 && (
        <Typography role="status" variant="body2" color="text.secondary">
          {translate('course_setup.none_found')}
        </Typography>
      )}
      <VirtualTree
        label={translate('course_setup.tree')}
        nodes={found}
        open={wanted ? (openFound ?? branchKeys(found)) : open}
        onOpen={wanted ? setOpenFound : setOpen}
        current={path.at(-1)}
        actionsOf={actionsOf}
        badgeOf={badgeOf}
      />
    </Box>
  );
}

const badgeOf = (node: CourseTreeNode) => <NodeBadge node={node} />;
