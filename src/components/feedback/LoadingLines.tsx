import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

interface LoadingLinesProps {
  count: number;
  /** How high what is on its way will be at least, in pixels, on a phone and else: what stands below doesn't move when it comes. */
  height?: number | { xs: number; sm: number };
}

/** The quiet shape of lines that are on their way, announced once. */
export function LoadingLines({ count, height }: LoadingLinesProps) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('ui.loading')} sx={{ py: 1, minHeight: height }}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} height={36} sx={{ transform: 'none', my: 0.5 }} />
      ))}
    </Box>
  );
}
