import { useMemo, useState } from 'react';
import { searchable } from '@/domain/searchable';
import { branchKeys, keysAbove, matchesIn, prunedTo } from '@/domain/tree';
import type { AreaNode, IsAt } from './treeArea';

type Keys = ReadonlySet<string>;

interface Searched<Node> {
  all: readonly Node[];
  /** The nodes that are searched; without it, all. */
  only: IsAt<Node> | undefined;
  /** The branches that stand open without a search. */
  open: Keys;
  setOpen: (open: Keys) => void;
}

/** The tree with what was typed into its box, and what it is narrowed to: the nodes that it shows, which of them stand open, which were found, and at which it is. */
export function useTreeSearch<Node extends AreaNode<Node>>({ all, only, open, setOpen }: Searched<Node>) {
  const [search, setSearch] = useState('');
  const wanted = searchable(search);
  const found = useMemo(() => (wanted || only ? findIn(all, wanted, only) : undefined), [all, wanted, only]);
  const nodes = found?.nodes ?? all;
  const branches = useMemo(() => branchKeys(nodes), [nodes]);
  // The way to what was found stands open, and what lies below it is closed; closing a branch of it is meant for the moment.
  const [openFound, setOpenFound] = useState<Keys>();
  const shown = found && (openFound ?? found.above);
  // Undefined until one goes on from the first.
  const [place, setPlace] = useState<number>();

  const onSearch = (text: string) => {
    setSearch(text);
    setOpenFound(undefined);
    setPlace(undefined);
  };
  /** Goes to the next of what was found or, by -1, to the one before it, round and round. */
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
    onOpen: found ? setOpenFound : setOpen,
    matches: found?.matches,
    place,
    onStep,
  };
}

function findIn<Node extends AreaNode<Node>>(all: readonly Node[], wanted: string, only: IsAt<Node> = () => true) {
  const matches = matchesIn(all, (node) => only(node) && node.searched.includes(wanted));
  const isMatch = new Set(matches);
  return {
    matches,
    nodes: prunedTo(all, (node) => isMatch.has(node)),
    above: keysAbove(all, (node) => isMatch.has(node)),
  };
}
