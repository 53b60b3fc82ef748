import { createContext, useContext } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Verb } from '@/providers/data/adapter';

/** What was done with several records, and the call that undoes it for one. */
export interface Doing {
  resource: string;
  /** The search of their list. */
  search: string;
  records: readonly RaRecord[];
  undo: Verb;
}

/** Undoes what was done with several records. The shell provides it, so that the person may leave the list meanwhile. */
export const UndoMany = createContext<(doing: Doing) => void>(() => undefined);

/** Returns a function that undoes, one by one, what was done with records of the list around it. */
export function useUndoMany(undo: Verb | undefined): ((records: readonly RaRecord[]) => void) | undefined {
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const takeBack = useContext(UndoMany);
  return undo && ((records) => takeBack({ resource, search, records, undo }));
}
