import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useShownRecord } from './useShownName';

/** Provides the record that the route names to what is beside its name; nothing until the screen has read it. */
export function ShownRecord({ children }: { children: ReactNode }) {
  const record = useShownRecord();
  return record && <RecordContextProvider value={record}>{children}</RecordContextProvider>;
}
