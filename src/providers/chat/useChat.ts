import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReads } from '@/providers/auth/rights';
import { useServices } from '@/providers/services';
import type { ChatClient } from './chatClient';

/** Connects to the chat while it is mounted, unless nobody is said; undefined until its code has loaded, which may fail. */
export function useChat(who: 'page' | 'shell' | undefined): { chat: ChatClient | undefined; error: Error | undefined } {
  const { chat: open } = useServices();
  const [chat, setChat] = useState<ChatClient>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    if (!who) return undefined;
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
  const { chat } = useChat(useReads()('chat') ? 'shell' : undefined);
  return useSyncExternalStore(chat?.subscribe ?? never, () => chat?.getSnapshot().unread ?? 0);
}
