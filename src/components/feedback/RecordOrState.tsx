import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed';
import { LoadingLines } from './LoadingLines';

interface Query<Value> {
  data?: Value | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface RecordOrStateProps<Value> {
  query: Query<Value>;
  /** How many lines its loading shape has. */
  lines: number;
  children: (value: Value) => ReactNode;
}

/** What was read, or in its place that it is on its way or why it didn't come. */
export function RecordOrState<Value>({ query, lines, children }: RecordOrStateProps<Value>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Box sx={{ pb: 2 }}>
      {query.error ? <LoadFailed error={query.error} retry={query.refetch} /> : <LoadingLines count={lines} />}
    </Box>
  );
}
