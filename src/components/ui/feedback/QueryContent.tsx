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
  /** How many lines the placeholder has. */
  lines: number;
  /** The placeholder's shape; plain lines by default. */
  shape?: LoadingShape;
  /** The height of the content, where something stands below it. */
  height?: LoadingHeight;
  children: (value: Value) => ReactNode;
}

/** Keeps the buttons at the bottom, where they will be. */
const inDialog = { px: 3, pt: 1, pb: 3, flex: 'auto' } as const;

/** Renders what was read, or else a placeholder or the reason why it didn't load. */
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
