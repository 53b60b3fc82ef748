import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCloseRoute } from '@/components/routing/useCloseRoute';
import type { Call, Input } from '@/contract/call';
import { useCall } from '@/providers/data/useCall';
import { ConfirmDialog } from './ConfirmDialog';

interface ConfirmRouteProps<C extends Call> {
  /** Keys of the catalogue: `.title`, `.question`, `.effect` and `.confirm` below it. */
  texts: string;
  /** The record's, where the texts have a place for it. */
  name: string;
  danger?: boolean;
  call: C;
  input: Input<C>;
}

/** Asks, on a route of its own, before a call is made; where it is refused the question stays and says why. */
export function ConfirmRoute<C extends Call>({ texts, name, danger, call, input }: ConfirmRouteProps<C>) {
  const translate = useTranslate();
  const close = useCloseRoute();
  const { mutate, isPending, error } = useCall(call);
  return (
    <ConfirmDialog
      open
      title={translate(`${texts}.title`)}
      content={
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <div>{translate(`${texts}.question`, { name })}</div>
          <div>{translate(`${texts}.effect`, { name })}</div>
          {error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
        </Box>
      }
      confirmLabel={translate(`${texts}.confirm`)}
      danger={danger ?? false}
      busy={isPending}
      onConfirm={() => mutate(input, { onSuccess: close })}
      onClose={close}
    />
  );
}
