import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, IconButton, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import type { ToastAction } from '@/components/ui/feedback/toasts';
import { mark, marked } from '@/components/ui/marks';
import { Words } from '@/components/ui/text/Words';
import { clearOfPager } from './clearOfPager';
import { HeldToast } from './HeldToast';
import { OverErrors } from './OverErrors';
import { useHold } from './useHold';
import { useTopLayerPlace } from './useTopLayerPlace';

/** How long a success stays, in milliseconds. */
const stay = 5000;

/**
 * The toasts in the corner: only the newest of each kind. Errors stay until they are closed or over, unless they set a duration.
 * react-admin's `Notification` shows one at a time, so a refusal would wait behind a success, and lies under an open popup.
 */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const home = useRef<HTMLDivElement>(null);
  const topLayer = useTopLayerPlace(home);
  useNewestToasts();
  const close = (closed: NotificationPayload) => setNotifications((shown) => shown.filter(({ type }) => type !== closed.type));
  const bars = (wanted: (toast: NotificationPayload) => boolean) =>
    newestOf(notifications)
      .filter(wanted)
      .map((toast) => {
        const bar = <ToastBar key={toast.type} toast={toast} onClose={close} />;
        return toast.type === 'success' ? <HeldToast key={toldOf(toast)}>{bar}</HeldToast> : bar;
      });

  const shown = (
    <Stack ref={clearOfPager} sx={place}>
      <OverErrors />
      <Stack role="status" sx={{ gap: 1 }}>
        {bars(({ type }) => type !== 'error')}
      </Stack>
      <Stack role="alert" sx={{ gap: 1 }}>
        {bars(({ type }) => type === 'error')}
      </Stack>
    </Stack>
  );
  return <div ref={home}>{createPortal(shown, topLayer)}</div>;
}

/** Returns the newest toast of each kind, which replaces the others. */
const newestOf = (toasts: readonly NotificationPayload[]) =>
  toasts.filter(({ type }, index) => toasts.findLastIndex((other) => other.type === type) === index);

/** Returns a key that tells one write's toast from that of the write before it. */
function toldOf({ type, notificationOptions }: NotificationPayload): string {
  const { told }: ToastOptions = notificationOptions ?? {};
  return `${type} ${told ?? ''}`;
}

/** Removes replaced toasts from react-admin's list: nothing shows or ends them. */
function useNewestToasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const isOver = newestOf(notifications).length < notifications.length;
  useEffect(() => {
    if (isOver) setNotifications(newestOf);
  }, [isOver, setNotifications]);
}

const overPager = `body:has(${marked('pager')}) &` as const;
const overBar = `body:has(${marked('bar')}, ${marked('popup')}) &` as const;

const place = {
  position: 'fixed',
  displayPrint: 'none',
  zIndex: 'snackbar',
  right: { xs: 16, sm: 24 },
  bottom: 24,
  width: 'min(360px, calc(100vw - 32px))',
  // A gap between two toasts.
  '& > [role=alert]:not(:empty)': { mt: 1 },
  // Beside the pages of a list, where there is room.
  [overPager]: { right: { lg: 400 }, width: { lg: 'min(360px, calc(100vw - 900px))' } },
  // The buttons of a form or a popup stay uncovered.
  [overBar]: {
    bottom: 112,
    right: { xs: 16, sm: 24 },
    width: 'min(360px, calc(100vw - 32px))',
  },
} as const;

interface ToastBarProps {
  toast: NotificationPayload;
  onClose: (toast: NotificationPayload) => void;
}

function ToastBar({ toast, onClose }: ToastBarProps) {
  const translate = useTranslate();
  const { type } = toast;
  const { action, autoHideDuration }: ToastOptions = toast.notificationOptions ?? {};
  const { isHeld, holders } = useHold(toast);
  const stays = autoHideDuration ?? (type === 'error' ? undefined : stay);
  useTimeUp(toast, isHeld ? undefined : stays, onClose);
  const close = () => onClose(toast);

  return (
    <Alert
      {...holders}
      {...mark('toast')}
      severity={type}
      role="none"
      elevation={6}
      onClose={close}
      closeText={translate('ui.close')}
      {...(action && { action: <ToastButtons action={action} onClose={close} /> })}
    >
      <ToastText toast={toast} />
    </Alert>
  );
}

/** The options of a toast. */
interface ToastOptions {
  action?: ToastAction;
  /** The name of the record it is about. */
  name?: string;
  autoHideDuration?: number | null;
  messageArgs?: object;
  /** The number of the write that it reports. */
  told?: number;
}

/** Closes a toast after its time, unless it stays. */
function useTimeUp(toast: NotificationPayload, stays: number | undefined, onClose: ToastBarProps['onClose']) {
  const timeIsUp = useEffectEvent(onClose);
  useEffect(() => {
    if (stays === undefined) return undefined;
    const timer = setTimeout(timeIsUp, stays, toast);
    return () => clearTimeout(timer);
  }, [stays, toast]);
}

function ToastText({ toast }: Pick<ToastBarProps, 'toast'>) {
  const translate = useTranslate();
  const { name, messageArgs }: ToastOptions = toast.notificationOptions ?? {};
  const text = textOf(toast);
  return (
    <>
      {name && (
        <Typography component="div" variant="body2" sx={nameLines}>
          <Words text={name} />
        </Typography>
      )}
      <Words text={translate(text, { _: text, ...messageArgs })} />
    </>
  );
}

/** Cuts a long name off after a few lines. */
const nameLines = {
  fontWeight: 600,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

function ToastButtons({ action, onClose }: { action: ToastAction; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <ToastButton action={action} onClose={onClose} />
      <IconButton color="inherit" size="small" aria-label={translate('ui.close')} title={translate('ui.close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
}

function ToastButton({ action, onClose }: { action: ToastAction; onClose: () => void }) {
  const label = useTranslate()(action.label);
  if ('to' in action) {
    return (
      <Button component={Link} to={action.to} color="inherit" size="small" onClick={onClose}>
        {label}
      </Button>
    );
  }
  const onClick = () => {
    onClose();
    action.run();
  };
  return (
    <Button color="inherit" size="small" onClick={onClick}>
      {label}
    </Button>
  );
}

const textOf = ({ message }: NotificationPayload) => (typeof message === 'string' ? message : '');
