import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DocumentTitle } from '@/components/DocumentTitle';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { FailureText } from '@/components/feedback/FailureText';
import { FocusedAlert } from '@/components/feedback/FocusedAlert';
import { useCloseRoute } from '@/components/routing/useCloseRoute';

interface RouteQuestionProps {
  /** Keys of the catalogue: `.title` and `.confirm` below it. */
  texts: string;
  /** Why the last attempt failed. */
  error: Error | null | undefined;
  danger: boolean;
  disabled?: boolean;
  busy: boolean;
  onConfirm: () => void;
  /** The effect and all else that the person should know before; a failure is shown below. */
  children: ReactNode;
}

/** The dialog of a question on a route of its own. */
export function RouteQuestion({ texts, error, children, ...dialog }: RouteQuestionProps) {
  const translate = useTranslate();
  const close = useCloseRoute();
  const title = translate(`${texts}.title`);
  return (
    <ConfirmDialog
      {...dialog}
      open
      title={title}
      content={
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
          <DocumentTitle text={title} />
          {children}
          {error && (
            <FocusedAlert severity="error">
              <FailureText texts="ui.not_done" error={error} />
            </FocusedAlert>
          )}
        </Box>
      }
      confirmLabel={translate(`${texts}.confirm`)}
      onClose={close}
    />
  );
}
