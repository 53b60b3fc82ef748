import { useResourceContext, useStore } from 'react-admin';
import { hiddenKey } from '../views/hiddenColumns';

const none: string[] = [];

/** The sources of the list's columns that are hidden; `useKeptColumns` hides them. */
export const useHiddenColumns = (): readonly string[] => useStore<string[]>(hiddenKey(useResourceContext() ?? ''), none)[0];
