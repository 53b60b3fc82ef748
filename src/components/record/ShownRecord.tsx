import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useShownRecord } from './useShownName';

/** The record that the route names, for what stands beside its name; nothing before the screen has read it. */
export function ShownRecord({ children }: { children: ReactNode }) {
  const record = useShownRecord();
  return record && <RecordContextProvider value={record}>{children}</RecordContextProvider>;
}
