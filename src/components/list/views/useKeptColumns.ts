import { useCallback, useEffect } from 'react';
import { useResourceContext, useStoreContext } from 'react-admin';
import { hiddenColumns, hiddenKey } from './hiddenColumns';
import { useKept } from './useKept';

/** Returns a function that hides columns of a list. The choice is kept for the person, also when they sign out. */
export function useKeptColumns(): (list: string, hidden: readonly string[]) => void {
  const { setItem } = useStoreContext();
  const { change } = useKept(hiddenColumns);
  return useCallback(
    (list, hidden) => {
      setItem(hiddenKey(list), [...hidden]);
      // If it can't be stored, it lasts until the person signs out.
      change((all) => ({ ...all, [list]: [...hidden] })).catch(() => undefined);
    },
    [setItem, change],
  );
}

/** Hides the columns of the list around it that the person had hidden before they signed out. */
export function useFormerColumns(): void {
  const list = useResourceContext() ?? '';
  const { getItem, setItem } = useStoreContext();
  const { data } = useKept(hiddenColumns);
  const before = data?.[list];
  useEffect(() => {
    if (before && getItem(hiddenKey(list)) === undefined) setItem(hiddenKey(list), before);
  }, [before, list, getItem, setItem]);
}
