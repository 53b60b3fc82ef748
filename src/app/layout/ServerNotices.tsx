import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useServices } from '@/providers/services';

/** Says the server's sentence after every write that went through. */
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
