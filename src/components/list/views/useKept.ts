import { useCallback, useEffect } from 'react';
import { useResourceContext, useStoreContext } from 'react-admin';
import { z } from 'zod/mini';
import { type Keepsake, useKept } from '@/providers/data/useKept';
import { hiddenIn } from './sharedView';

/** The hidden columns of each list, by the list's resource; every person has their own. */
const hiddenColumns: Keepsake<Record<string, string[]>> = {
  name: 'hidden columns',
  schema: z.catch(z.record(z.string(), z.catch(z.array(z.string()), [])), {}),
};

/** The key under which react-admin's table stores the hidden columns of a list. */
export const hiddenKey = (list: string): string => `${list}.datatable`;

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

/**
 * Hides the columns that the address of a shared view names, in the list around it, until the person signs out: what they have chosen for
 * themselves stays kept.
 */
export function useSharedColumns(search: string): void {
  const list = useResourceContext() ?? '';
  const { setItem } = useStoreContext();
  const hidden = hiddenIn(search);
  useEffect(() => {
    if (hidden !== undefined) setItem(hiddenKey(list), hidden.split(',').filter(Boolean));
  }, [hidden, list, setItem]);
}
