import { useMemo, useState } from 'react';
import { branchKeys, keysAbove, matchesIn, prunedTo } from '@/domain/rows/tree';
import { searchable, searchedOf } from '@/domain/searchable';
import type { AreaNode, IsAt } from './treeArea';

type Keys = ReadonlySet<string>;

interface Searched<Node> {
  all: readonly Node[];
  /** Limits the search to some nodes; by default all. */
  only: IsAt<Node> | undefined;
  /** The branches that are open without a search. */
  open: Keys;
  setOpen: (open: Keys) => void;
}

/** Applies the search box and the narrowing to a tree: returns the nodes to show, the open branches, the matches, and the current match. */
export function useTreeSearch<Node extends AreaNode<Node>>({ all, only, open, setOpen }: Searched<Node>) {
  const [search, setSearch] = useState('');
  const wanted = searchable(search);
  const found = useMemo(() => (wanted || only ? findIn(all, wanted, only) : undefined), [all, wanted, only]);
  const nodes = found?.nodes ?? all;
  const branches = useMemo(() => branchKeys(nodes), [nodes]);
  // The branches above matches are open, those below closed; opening or closing one lasts until the next search.
  const [openFound, setOpenFound] = useState<Keys>();
  const shown = found && (openFound ?? found.above);
  // Undefined until one moves on from the first.
  const [place, setPlace] = useState<number>();

  const onSearch = (text: string) => {
    setSearch(text);
    setOpenFound(undefined);
    setPlace(undefined);
  };
  /** Moves to the next match or, by -1, to the previous one, in a circle. */
  const onStep = (by: 1 | -1) => {
    if (!found || !shown || found.matches.length === 0) return;
    setPlace(((place ?? 0) + by + found.matches.length) % found.matches.length);
    setOpenFound(new Set([...shown, ...found.above]));
  };

  return {
    search,
    wanted,
    onSearch,
    nodes,
    branches,
    open: shown ?? open,
    // All branches, even closed ones; in a search, those below matches stay closed.
    openOnPaper: shown ?? branches,
    onOpen: found ? setOpenFound : setOpen,
    matches: found?.matches,
    place,
    onStep,
  };
}

function findIn<Node extends AreaNode<Node>>(all: readonly Node[], wanted: string, only: IsAt<Node> = () => true) {
  const matches = matchesIn(all, (node) => only(node) && searchedOf(node).includes(wanted));
  const isMatch = new Set(matches);
  return {
    matches,
    nodes: prunedTo(all, (node) => isMatch.has(node)),
    above: keysAbove(all, (node) => isMatch.has(node)),
  };
}
