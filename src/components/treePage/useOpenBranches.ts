import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';

const none: string[] = [];

/** The branches of an area's tree that stand open, kept in this browser; a path is opened when the address comes to it. */
export function useOpenBranches(address: string, path: readonly string[]) {
  const key = `${address}.open`;
  const store = useStoreContext();
  const [keys, setKeys] = useStore(key, none);
  const open = useMemo(() => new Set(keys), [keys]);
  const setOpen = (opened: ReadonlySet<string>) => setKeys([...opened]);

  // From the store: a branch that was opened a moment ago may not be drawn yet.
  const openAlong = useEffectEvent((way: string) => setOpen(new Set([...(store.getItem(key, none) ?? none), ...way.split(' ')])));
  // As one text, so that the same path read anew doesn't open again what was closed since.
  const way = path.join(' ');
  useEffect(() => {
    if (way) openAlong(way);
  }, [way]);

  return [open, setOpen] as const;
}
