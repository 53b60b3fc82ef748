import { Box, Button, Dialog, DialogActions, DialogContent, Skeleton } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCloseRoute } from '@/components/routing/useCloseRoute';
import { unseen } from '@/components/theme/unseen';

/** How long to wait before anything is shown, in milliseconds: a fast response needs no placeholder. */
const patience = 200;

/** The placeholder of a question while its record loads; it can be closed meanwhile. */
export function LoadingQuestion() {
  const translate = useTranslate();
  const close = useCloseRoute();
  const id = useId();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, patience, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog open={isLate} onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogContent sx={{ display: 'grid', gap: 1.5, '& > *': { animationDelay: '0.5s, 0s' } }}>
        <Box component="span" id={id} sx={unseen}>
          {translate('ui.loading')}
        </Box>
        <Skeleton variant="rounded" width="48%" height={24} sx={{ mb: 1 }} />
        <Skeleton variant="rounded" width="84%" height={16} />
        <Skeleton variant="rounded" width="60%" height={16} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close}>
          {translate('ui.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
