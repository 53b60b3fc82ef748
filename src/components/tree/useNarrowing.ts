import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TreeArea } from './treeArea';

const param = 'only';

/** The address of a tree that shows just the nodes of one of its `narrowings`. */
export const narrowedTree = (address: string, name: string): string => `/${address}?${param}=${name}`;

/**
 * Returns how an address has narrowed the tree, and a function that shows all of it again. It lasts while one goes from node to node,
 * though their addresses don't contain it.
 */
export function useNarrowing<Node>({ narrowings = {} }: TreeArea<Node>) {
  const [params, setParams] = useSearchParams();
  const requested = params.get(param);
  const [seen, setSeen] = useState(requested);
  const [name, setName] = useState(requested);
  if (requested !== seen) {
    setSeen(requested);
    if (requested !== null) setName(requested);
  }
  const fits = new Map(Object.entries(narrowings)).get(name ?? '');
  const clear = () => {
    setName(null);
    if (requested !== null) setParams({}, { replace: true });
  };
  return { name: fits && name, fits, clear };
}
