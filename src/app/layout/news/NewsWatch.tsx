import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '@/components/ui/text/digits';
import type { Language } from '@/components/ui/text/shownText';
import { dashboardCalls, type Notice } from '@/contract/dashboard';
import { shortText } from '@/domain/html/shortText';
import { useReads } from '@/providers/auth/rights';
import type { ChatSnapshot } from '@/providers/chat/chatClient';
import { isOwn } from '@/providers/chat/chatState';
import { useChat } from '@/providers/chat/useChat';
import { useServices } from '@/providers/services';
import { eachMinute } from './eachMinute';
import type { AllNews, News } from './news';
import { commentLines, noticeLines } from './noticeLine';

/** Watches the chat and what needs a person, and tells the bar. It renders nothing. */
export function NewsWatch({ onNews }: { onNews: (news: AllNews) => void }) {
  const language = useLanguage();
  const { notices, isFailed } = useNotices();
  const unread = useUnreadMessages();
  const { messages, notifications } = useMemo(() => sorted(unread, notices, language), [unread, notices, language]);
  useEffect(() => onNews({ messages, notifications, isFailed }), [onNews, messages, notifications, isFailed]);
  return null;
}

/** Sorts what is known into the messages, of people, and the notifications. */
function sorted(unread: News | undefined, notices: readonly Notice[] | undefined, language: Language): AllNews {
  const comments = notices?.find((notice) => notice.kind === 'comments');
  const others =
    notices &&
    noticeLines(
      notices.filter((notice) => notice.kind !== 'comments'),
      language,
    );
  const written = comments && { lines: commentLines(comments, language), count: comments.count };
  return {
    messages: unread && written ? joined(unread, written) : (unread ?? written),
    notifications: others && { lines: others, count: others.length },
  };
}

const joined = (one: News, other: News): News => ({ lines: [...one.lines, ...other.lines], count: one.count + other.count });

/** How many messages are listed. */
const most = 5;

/** Returns the unread messages of the chat, the newest first; undefined until they are known. */
function useUnreadMessages(): News | undefined {
  const { chat } = useChat(useReads()('chat') ? 'shell' : undefined);
  const state = useSyncExternalStore(chat?.subscribe ?? never, () => chat?.getSnapshot());
  return useMemo(() => state && unreadIn(state), [state]);
}

function unreadIn(state: ChatSnapshot): News | undefined {
  const { seen, unread: count, history } = state;
  if (history === 'unknown' && seen === undefined) return undefined;
  if (seen === undefined) return { lines: [], count };
  const unread = state.messages.filter((message) => message.id > seen && !isOwn(state, message)).toReversed();
  const lines = unread.slice(0, most).map(({ id, full_name, user_name, message }) => ({
    key: String(id),
    text: `${full_name || user_name}: ${shortText(message)}`,
    to: '/chat',
  }));
  return { lines, count };
}

const never = () => () => {};

/**
 * Reads what needs a person, at most once a minute, not while the tab is hidden, and without the loading bar. Not by `useRead`, whose
 * answers every write has read again.
 */
function useNotices(): { notices: readonly Notice[] | undefined; isFailed: boolean } {
  const { client } = useServices();
  const [notices, setNotices] = useState<readonly Notice[]>();
  const [isFailed, setFailed] = useState(false);

  const read = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { data } = await client.send(dashboardCalls.getNotices, {}, { signal, unseen: true });
      setNotices(data);
      setFailed(false);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  });

  useEffect(() => {
    const left = new AbortController();
    const stop = eachMinute(() => void read(left.signal));
    return () => {
      left.abort();
      stop();
    };
  }, []);
  return { notices, isFailed };
}
