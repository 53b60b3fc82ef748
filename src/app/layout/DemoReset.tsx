import { Chip } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { useServices } from '@/providers/services';

/** In the demo: says that it is one, and puts its records back. */
export function DemoReset() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { demo } = useServices();
  const [asking, setAsking] = useState(false);
  if (!demo) return null;

  const reset = async () => {
    setAsking(false);
    await demo.reset();
    await queries.invalidateQueries();
    notify('shell.demo_reset_done', { type: 'success' });
  };

  return (
    <>
      <Chip
        size="small"
        color="primary"
        variant="outlined"
        label={translate('shell.demo_reset')}
        title={translate('shell.demo_hint')}
        onClick={() => setAsking(true)}
        // It alone may be cut off where the bar is too narrow for all of it.
        sx={{ minWidth: 0 }}
      />
      <ConfirmDialog
        open={asking}
        title={translate('shell.demo_reset_title')}
        content={translate('shell.demo_reset_text')}
        confirmLabel={translate('shell.demo_reset')}
        danger
        onConfirm={() => void reset()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
