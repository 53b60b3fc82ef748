import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';

const none: string[] = [];

/**
 * Keeps the open branches of an area's tree in this browser; those on the way to the address's node are opened when the address changes,
 * and those above a node that was added as it comes.
 */
export function useOpenBranches(address: string, path: readonly string[], above: readonly string[] = []) {
  const key = `${address}.open`;
  const store = useStoreContext();
  const [keys, setKeys] = useStore(key, none);
  const open = useMemo(() => new Set(keys), [keys]);
  const setOpen = (opened: ReadonlySet<string>) => setKeys([...opened]);

  // Read from the store, because a branch opened a moment ago may not be rendered yet.
  const openAlong = useEffectEvent((way: string) => setOpen(new Set([...(store.getItem(key, none) ?? none), ...way.split(' ')])));
  // As a string: the same path, read again, must not reopen branches closed since.
  const way = path.join(' ');
  useEffect(() => {
    if (way) openAlong(way);
  }, [way]);
  const wayAbove = above.join(' ');
  useEffect(() => {
    if (wayAbove) openAlong(wayAbove);
  }, [wayAbove]);

  return [open, setOpen] as const;
}
