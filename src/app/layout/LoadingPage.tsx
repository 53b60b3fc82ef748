import { Box } from '@mui/material';
import { LoadingLines } from '@/components/ui/feedback/LoadingLines';

/** Shown while the session is checked. */
export const LoadingPage = () => (
  <Box component="main" sx={{ p: 3, maxWidth: 720, mx: 'auto' }}>
    <LoadingLines count={6} />
  </Box>
);
