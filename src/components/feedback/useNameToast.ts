import { type NotificationPayload, useNotificationContext } from 'react-admin';
import { offered, type ToastAction } from './toastAction';

interface Named {
  /** What the record is called. */
  name: string;
  /** The way to it; without it the toast keeps what it offers. */
  action?: ToastAction | undefined;
}

/** Has the toast that told of a change just now say of which record, and lead to it. */
export function useNameToast() {
  const { setNotifications } = useNotificationContext();
  return ({ name, action }: Named) =>
    setNotifications((shown) => {
      const last = shown.findLastIndex(({ type }) => type === 'success');
      return shown.map((toast, index) => (index === last ? named(toast, name, action) : toast));
    });
}

const named = (toast: NotificationPayload, name: string, action: ToastAction | undefined): NotificationPayload => ({
  ...toast,
  notificationOptions: { ...toast.notificationOptions, name, ...(action && { action, autoHideDuration: offered }) },
});
