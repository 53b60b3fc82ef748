import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useServices } from '@/providers/services';

/** Says the server's sentence after every write that went through. */
export function ServerNotices() {
  const { notices } = useServices();
  const notify = useNotify();
  useEffect(() => notices.listen((text) => notify(text, { type: 'success' })), [notices, notify]);
  return null;
}
