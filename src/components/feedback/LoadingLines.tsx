import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The quiet shape of lines that are on their way, announced once. */
export function LoadingLines({ count }: { count: number }) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('ui.loading')} sx={{ py: 1 }}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} height={36} sx={{ transform: 'none', my: 0.5 }} />
      ))}
    </Box>
  );
}
