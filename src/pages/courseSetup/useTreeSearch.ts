import { useMemo, useState } from 'react';
import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { searchable } from '@/domain/searchable';
import { branchKeys, matchesIn, prunedTo } from '@/domain/tree';

type Nodes = readonly CourseTreeNode[];
type Keys = ReadonlySet<string>;

/** The tree with what was typed into its box: the nodes that it shows, which of them stand open, and which were found. */
export function useTreeSearch(all: Nodes, open: Keys, setOpen: (open: Keys) => void) {
  const [search, setSearch] = useState('');
  const wanted = searchable(search);
  const found = useMemo(() => {
    if (!wanted) return undefined;
    const matches = matchesIn(all, ({ searched }) => searched.includes(wanted));
    const isMatch = new Set(matches);
    return { matches, nodes: prunedTo(all, (node) => isMatch.has(node)) };
  }, [all, wanted]);
  const nodes = found?.nodes ?? all;
  const branches = useMemo(() => branchKeys(nodes), [nodes]);
  // What was found stands open all the way; closing a branch of it is meant for the moment.
  const [openFound, setOpenFound] = useState<Keys>();

  const onSearch = (text: string) => {
    setSearch(text);
    setOpenFound(undefined);
  };

  return {
    search,
    onSearch,
    nodes,
    branches,
    open: found ? (openFound ?? branches) : open,
    onOpen: found ? setOpenFound : setOpen,
    matches: found?.matches,
  };
}
