import { Box, Chip, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { chipProps } from '@/components/list/toolbar/FacetFilter';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { pathTo } from '@/domain/rows/tree';
import { useMayWrite } from '@/providers/auth/rights';
import { PrintedTree } from './PrintedTree';
import { FoundLine, TreeToolbar } from './TreeToolbar';
import type { AreaNode, NodesQuery, TreeArea } from './treeArea';
import { useActionsOf } from './useActionsOf';
import type { Moving } from './useMoves';
import { useNarrowing } from './useNarrowing';
import { useOpenBranches } from './useOpenBranches';
import { useTreeSearch } from './useTreeSearch';
import { VirtualTree } from './VirtualTree';

export interface AreaTreeProps<Node> {
  area: TreeArea<Node>;
  nodes: NodesQuery<Node>;
  /** Moves nodes among their siblings, if people can order them. */
  moving?: Moving<Node> | undefined;
  /** The address of a record that was just added. */
  added?: string | undefined;
  /** Whether it is displayed: a phone shows either the tree or a panel. */
  isShown: boolean;
}

/** An area's tree, opened at the node in the address, with a search box. */
export function AreaTree<Node extends AreaNode<Node>>({ nodes, moving, ...props }: AreaTreeProps<Node>) {
  const translate = useTranslate();
  const movable = useMayWrite() ? moving : undefined;
  return (
    <Box component="nav" aria-label={translate(props.area.text('tree'))} sx={{ height: '100%' }}>
      <QueryContent query={nodes} lines={10} shape="nodes">
        {(all) => <SearchableTree {...props} moving={movable} all={all} />}
      </QueryContent>
    </Box>
  );
}

interface SearchableTreeProps<Node> extends Omit<AreaTreeProps<Node>, 'nodes'> {
  all: readonly Node[];
}

function SearchableTree<Node extends AreaNode<Node>>({ area, all, moving, added, isShown }: SearchableTreeProps<Node>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const actionsOf = useNamedActions(area);
  const { pathname } = useLocation();
  const { path, isAtRecord } = usePath(area, all, pathname);
  const { path: addedPath } = usePath(area, all, added);
  const { name: narrowedTo, fits: only, clear } = useNarrowing(area);
  const [kept, setOpen] = useOpenBranches(area.address, path, addedPath.slice(0, -1));
  const search = useTreeSearch({ all, only, open: kept, setOpen });
  const { matches, place, nodes, open, onOpen, onStep } = search;
  const found = matches?.[place ?? 0];
  const [first] = found ? area.actionsOf(found) : [];

  if (all.length === 0) return <Typography color="text.secondary">{translate(area.text('empty'))}</Typography>;
  return (
    <>
      <PrintedTree
        area={area}
        nodes={nodes}
        open={search.openOnPaper}
        searched={search.search}
        narrowedTo={narrowedTo}
        matches={matches}
      />
      <Box sx={{ display: 'flex', displayPrint: 'none', flexDirection: 'column', gap: 1, minHeight: 0, height: '100%' }}>
        <TreeToolbar
          search={search.search}
          onSearch={search.onSearch}
          onStep={onStep}
          onEnter={() => first && void navigate(first.to)}
          onExpand={() => onOpen(search.branches)}
          onCollapse={() => onOpen(new Set())}
          isAtRecord={isAtRecord}
        />
        <NarrowedChip text={area.text} name={narrowedTo} onClear={clear} />
        <FoundLine matches={matches} place={place} onStep={onStep} />
        <VirtualTree
          label={translate(area.text('tree'))}
          nodes={nodes}
          open={open}
          onOpen={onOpen}
          current={path.at(-1)}
          added={addedPath.at(-1)}
          found={found?.key}
          isShown={isShown}
          wanted={search.wanted}
          actionsOf={actionsOf}
          lookOf={area.lookOf}
          canMove={moving?.canMove}
          isMoving={moving?.isMoving}
          // Not in search results, where a place would mean another than among all siblings.
          onMove={matches ? undefined : moving?.onMove}
        />
      </Box>
    </>
  );
}

/** Returns the keys from the root to an address's node; a tree read earlier may lack it. */
function usePath<Node extends AreaNode<Node>>({ placeOf }: TreeArea<Node>, all: readonly Node[], pathname: string | undefined) {
  return useMemo(() => {
    const isAt = pathname === undefined ? undefined : placeOf(pathname);
    return { path: isAt ? pathTo(all, isAt) : [], isAtRecord: isAt !== undefined };
  }, [placeOf, all, pathname]);
}

/** Returns a function that lists a node's actions, with labels that name the node. */
function useNamedActions<Node extends AreaNode<Node>>(area: TreeArea<Node>) {
  const translate = useTranslate();
  const allowed = useActionsOf(area);
  return (node: Node) =>
    allowed(node).map(({ what, ...action }) => ({
      ...action,
      label: translate(area.text(`do_to.${what}`), { name: node.label }),
    }));
}

interface NarrowedChipProps {
  text: TreeArea<unknown>['text'];
  /** The narrowing, by its name in `narrowings`. */
  name: string | undefined | null;
  onClear: () => void;
}

/** Says how a tree is narrowed; a click shows all of it again. */
function NarrowedChip({ text, name, onClear }: NarrowedChipProps) {
  const translate = useTranslate();
  if (!name) return null;
  return (
    <Chip
      {...chipProps(true)}
      label={translate(text(`only.${name}`))}
      title={translate('ui.clear_search')}
      onClick={onClear}
      onDelete={onClear}
      sx={{ alignSelf: 'start', maxWidth: 1 }}
    />
  );
}
