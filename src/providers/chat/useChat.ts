import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '@/providers/services';
import type { ChatClient } from './chatClient';

/** Connects to the chat while it is mounted; undefined until its code has loaded, which may fail. */
export function useChat(who: 'page' | 'shell'): { chat: ChatClient | undefined; error: Error | undefined } {
  const { chat: open } = useServices();
  const [chat, setChat] = useState<ChatClient>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    let isLeft = false;
    let release = () => {};
    open().then(
      (client) => {
        if (isLeft) return;
        release = client.watch(who);
        setChat(client);
      },
      (reason: unknown) => !isLeft && setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
    return () => {
      isLeft = true;
      release();
    };
  }, [open, who]);
  return { chat, error };
}

const never = () => () => {};

/** Returns how many messages of others the person hasn't seen, and connects to the chat for it; 0 while that isn't known. */
export function useUnreadChat(): number {
  const { chat } = useChat('shell');
  return useSyncExternalStore(chat?.subscribe ?? never, () => chat?.getSnapshot().unread ?? 0);
}
