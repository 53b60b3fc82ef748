import { type NotificationPayload, useNotificationContext } from 'react-admin';

/** How long the action is offered, in milliseconds. */
export const offered = 10_000;

/** A toast's action: `notify(text, { action: { label, run } satisfies ToastAction })`. */
export type ToastAction = {
  /** The key of its text. */
  label: string;
} & ({ run: () => unknown } | { to: string });

interface Named {
  /** The record's name. */
  name: string;
  /** The link to the record; without it the toast keeps its own action. */
  action?: ToastAction | undefined;
}

/** Adds the record's name and a link to it to the toast that just told of a change. */
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
