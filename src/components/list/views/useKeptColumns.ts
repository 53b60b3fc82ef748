import { useCallback, useEffect } from 'react';
import { useResourceContext, useStoreContext } from 'react-admin';
import { hiddenColumns, hiddenKey } from './hiddenColumns';
import { useKept } from './useKept';

/** Hides these columns of a list. The choice is a person's own, and stays when they sign out. */
export function useKeptColumns(): (list: string, hidden: readonly string[]) => void {
  const { setItem } = useStoreContext();
  const { change } = useKept(hiddenColumns);
  return useCallback(
    (list, hidden) => {
      setItem(hiddenKey(list), [...hidden]);
      // Where it can't be kept it holds all the same, for as long as one is signed in.
      change((all) => ({ ...all, [list]: [...hidden] })).catch(() => undefined);
    },
    [setItem, change],
  );
}

/** Hides the columns of the list round it that the person had hidden before they signed out. */
export function useFormerColumns(): void {
  const list = useResourceContext() ?? '';
  const { getItem, setItem } = useStoreContext();
  const { data } = useKept(hiddenColumns);
  const before = data?.[list];
  useEffect(() => {
    if (before && getItem(hiddenKey(list)) === undefined) setItem(hiddenKey(list), before);
  }, [before, list, getItem, setItem]);
}
