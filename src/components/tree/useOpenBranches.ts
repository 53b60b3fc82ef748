import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';

const none: string[] = [];

/** Keeps the open branches of an area's tree in this browser; those above the address's node are opened when the address changes. */
export function useOpenBranches(address: string, path: readonly string[]) {
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

  return [open, setOpen] as const;
}
