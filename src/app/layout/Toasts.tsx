import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, IconButton, Stack } from '@mui/material';
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import type { ToastAction } from '@/components/feedback/toastAction';
import { useOverErrors } from './useOverErrors';

/** How long a good tidings stays, in milliseconds. */
const stay = 5000;

/** What happened, one below the other. Errors stay until they are closed or over, unless they say for how long. */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  useOverErrors();
  // The same sentence twice would be read as two events.
  const toasts = notifications.filter(
    ({ message }, index) => notifications.findLastIndex((other) => other.message === message) === index,
  );
  const close = (closed: NotificationPayload) =>
    setNotifications((shown) => shown.filter(({ message }) => message !== closed.message));
  const bars = (wanted: (toast: NotificationPayload) => boolean) =>
    toasts.filter(wanted).map((toast) => <ToastBar key={textOf(toast)} toast={toast} onClose={close} />);

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

function ToastBar({ toast, onClose }: { toast: NotificationPayload; onClose: (toast: NotificationPayload) => void }) {
  const translate = useTranslate();
  const { type, notificationOptions } = toast;
  const text = textOf(toast);
  const before = useRef<HTMLElement>(null);
  const action: ToastAction | undefined = notificationOptions?.['action'];
  const severity = type === 'error' || type === 'success' || type === 'warning' ? type : 'info';
  const stays = notificationOptions?.autoHideDuration ?? (severity === 'error' ? undefined : stay);

  const close = () => {
    onClose(toast);
    // The button that was pressed goes with the toast.
    before.current?.focus();
  };
  const timeIsUp = useEffectEvent(onClose);

  useEffect(() => {
    if (stays === undefined) return undefined;
    const timer = setTimeout(timeIsUp, stays, toast);
    return () => clearTimeout(timer);
  }, [stays, toast]);

  return (
    <Alert
      severity={severity}
      role="none"
      elevation={6}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onClose={close}
      closeText={translate('ui.close')}
      {...(action && { action: <ToastButtons action={action} onClose={close} /> })}
    >
      {translate(text, { _: text, ...notificationOptions?.messageArgs })}
    </Alert>
  );
}

function ToastButtons({ action, onClose }: { action: ToastAction; onClose: () => void }) {
  const translate = useTranslate();
  const onClick = () => {
    onClose();
    action.run();
  };
  return (
    <>
      <Button color="inherit" size="small" onClick={onClick}>
        {translate(action.label)}
      </Button>
      <IconButton color="inherit" size="small" aria-label={translate('ui.close')} title={translate('ui.close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
}

const textOf = ({ message }: NotificationPayload) => (typeof message === 'string' ? message : '');
