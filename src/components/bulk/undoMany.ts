import { createContext, useContext } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Verb } from '@/providers/data/adapter';

/** What was done with several records, and the call that takes it back for one. */
export interface Doing {
  resource: string;
  /** What their list was searched for. */
  search: string;
  records: readonly RaRecord[];
  undo: Verb;
}

/** Takes back what was done with several records; the shell does, so that the list may be left meanwhile. */
export const UndoMany = createContext<(doing: Doing) => void>(() => undefined);

/** Takes back, one by one, what was done with records of the list round it. */
export function useUndoMany(undo: Verb | undefined): ((records: readonly RaRecord[]) => void) | undefined {
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const takeBack = useContext(UndoMany);
  return undo && ((records) => takeBack({ resource, search, records, undo }));
}
