import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { LoadBoundary } from './LoadBoundary';

/** Limits an error to what the route shows in a page, such as a popup or a panel: the page around it stays, and it can be tried again. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <LoadBoundary
      place={pathname}
      renderFailed={(error, retry) => (
        <Box sx={{ mb: 2 }}>
          <LoadFailed text={error.message} error={error} retry={retry} />
        </Box>
      )}
    >
      {children}
    </LoadBoundary>
  );
}
