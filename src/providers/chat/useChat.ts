import { useEffect, useState } from 'react';
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
