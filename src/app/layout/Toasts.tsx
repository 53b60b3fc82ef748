import { Alert, Stack } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';

/** How long a good tidings stays, in milliseconds. */
const stay = 5000;

/** What happened, one below the other. Errors stay until they are closed. */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  // The same sentence twice would be read as two events.
  const toasts = notifications.filter(
    ({ message }, index) => notifications.findLastIndex((other) => other.message === message) === index,
  );
  const close = (closed: NotificationPayload) =>
    setNotifications((shown) => shown.filter(({ message }) => message !== closed.message));
  const bars = (wanted: (toast: NotificationPayload) => boolean) =>
    toasts.filter(wanted).map((toast) => <ToastBar key={textOf(toast)} toast={toast} onClose={() => close(toast)} />);

  return (
    <Stack sx={place}>
      <Stack role="status" sx={{ gap: 1 }}>
        {bars(({ type }) => type !== 'error')}
      </Stack>
      <Stack role="alert" sx={{ gap: 1 }}>
        {bars(({ type }) => type === 'error')}
      </Stack>
    </Stack>
  );
}

const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  bottom: 24,
  left: '50%',
  translate: '-50%',
  width: 'min(480px, 92vw)',
  gap: 1,
} as const;

function ToastBar({ toast, onClose }: { toast: NotificationPayload; onClose: () => void }) {
  const translate = useTranslate();
  const { type, notificationOptions } = toast;
  const text = textOf(toast);
  const severity = type === 'error' || type === 'success' || type === 'warning' ? type : 'info';

  const timeIsUp = useEffectEvent(onClose);

  useEffect(() => {
    if (severity === 'error') return undefined;
    const timer = setTimeout(timeIsUp, stay);
    return () => clearTimeout(timer);
  }, [severity]);

  return (
    <Alert severity={severity} role="none" elevation={6} onClose={onClose} closeText={translate('ui.close')}>
      {translate(text, { _: text, ...notificationOptions?.messageArgs })}
    </Alert>
  );
}

const textOf = ({ message }: NotificationPayload) => (typeof message === 'string' ? message : '');
