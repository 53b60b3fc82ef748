import { useEffect, useRef } from 'react';
import { type NotificationPayload, useNotificationContext } from 'react-admin';
import { useLocation } from 'react-router-dom';

/**
 * Closes errors that are over: those of a screen or popup that was left, and those followed by a success. It renders nothing: the toasts
 * themselves don't follow the address.
 */
export function OverErrors() {
  const { pathname } = useLocation();
  const { notifications, setNotifications } = useNotificationContext();

  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setNotifications((shown) => (shown.some(isError) ? shown.filter((toast) => !isError(toast)) : shown));
  }, [pathname, setNotifications]);

  const over = notifications.filter((toast, index) => isError(toast) && notifications.slice(index).some(isSuccess));
  useEffect(() => {
    if (over.length > 0) setNotifications((shown) => shown.filter((toast) => !over.includes(toast)));
  });
  return null;
}

const isError = ({ type }: NotificationPayload) => type === 'error';
const isSuccess = ({ type }: NotificationPayload) => type === 'success';
