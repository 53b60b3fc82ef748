import { Box } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { FormContainer } from './formContainer';
import { LoadFailed } from './LoadFailed';
import { type LoadingHeight, LoadingLines } from './LoadingLines';
import type { LoadingShape } from './loadingShapes';

interface Query<Value> {
  data?: Value | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface RecordOrStateProps<Value> {
  query: Query<Value>;
  /** How many lines its loading shape has. */
  lines: number;
  /** What it shows: plain lines, unless said otherwise. */
  shape?: LoadingShape;
  /** How high it will be, where something stands below it. */
  height?: LoadingHeight;
  children: (value: Value) => ReactNode;
}

/** Its buttons stand where they will, at the bottom. */
const inDialog = { px: 3, pt: 1, pb: 3, flex: 'auto' } as const;

/** What was read, or in its place that it is on its way or why it didn't come. */
export function QueryContent<Value>({ query, lines, shape, height, children }: RecordOrStateProps<Value>) {
  const { place } = useContext(FormContainer);
  if (query.data !== undefined) return children(query.data);
  const room = height === undefined ? { pb: 2 } : {};
  return (
    <Box sx={place === 'dialog' ? inDialog : room}>
      {query.error ? (
        <LoadFailed error={query.error} retry={query.refetch} />
      ) : (
        <LoadingLines count={lines} of={shape} height={height} />
      )}
    </Box>
  );
}
