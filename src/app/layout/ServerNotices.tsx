import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useServices } from '@/providers/services';

/** Shows the server's message after every successful write. */
export function ServerNotices() {
  const { notices } = useServices();
  const notify = useNotify();
  useEffect(() => {
    let told = 0;
    return notices.listen((text) => {
      told += 1;
      notify(text, { type: 'success', told });
    });
  }, [notices, notify]);
  return null;
}
