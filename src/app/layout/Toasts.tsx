import { Alert, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';

interface Toast extends NotificationPayload {
  id: number;
}

/** How long a good tidings stays, in milliseconds. */
const stay = 5000;

/** What happened, one below the other. Errors stay until they are closed. */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    // The same sentence twice would be read as two events.
    if (next)
      setToasts((shown) => [
        ...shown.filter(({ message }) => message !== next.message),
        { ...next, id: (shown.at(-1)?.id ?? 0) + 1 },
      ]);
  }, [notifications, takeNotification]);

  return (
    <Stack
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 24,
        left: '50%',
        translate: '-50%',
        width: 'min(480px, 92vw)',
        gap: 1,
      }}
    >
      <Stack role="status" sx={{ gap: 1 }}>
        {toasts
          .filter(({ type }) => type !== 'error')
          .map((toast) => (
            <ToastBar key={toast.id} toast={toast} onClose={() => close(toast.id)} />
          ))}
      </Stack>
      <Stack role="alert" sx={{ gap: 1 }}>
        {toasts
          .filter(({ type }) => type === 'error')
          .map((toast) => (
            <ToastBar key={toast.id} toast={toast} onClose={() => close(toast.id)} />
          ))}
      </Stack>
    </Stack>
  );
}

function ToastBar({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const translate = useTranslate();
  const { message, type, notificationOptions } = toast;
  const severity = type === 'error' || type === 'success' || type === 'warning' ? type : 'info';

  useEffect(() => {
    if (severity === 'error') return undefined;
    const timer = setTimeout(onClose, stay);
    return () => clearTimeout(timer);
  });

  return (
    <Alert severity={severity} role="none" elevation={6} onClose={onClose} closeText={translate('ui.close')}>
      {typeof message === 'string' ? translate(message, { _: message, ...notificationOptions?.messageArgs }) : message}
    </Alert>
  );
}
