import type { ChatMessage } from '@/contract/chat';
import { nepalTime } from '@/domain/calendar/instantText';
import { type ChatState, isOwn, type Outgoing } from '@/providers/chat/chatState';

/** A line of the list: a day, the note about a gap, a message, or a text that isn't one yet. */
export type ChatRow =
  | { kind: 'day'; key: string; date: string }
  | { kind: 'away'; key: string; count: number }
  | { kind: 'message'; key: string; message: ChatMessage; isOwn: boolean }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing };

/** Returns the lines of the list, oldest first. */
export function chatRows(state: Pick<ChatState, 'messages' | 'outbox' | 'away' | 'me'>): ChatRow[] {
  const rows: ChatRow[] = [];
  let day = '';
  let isAwayShown = state.away === undefined;
  for (const message of state.messages) {
    const { date } = nepalTime(new Date(message.sent_at));
    if (date !== day) rows.push({ kind: 'day', key: `day ${date} ${message.id}`, date });
    day = date;
    if (!isAwayShown && state.away && message.id > state.away.after && !isOwn(state, message)) {
      rows.push({ kind: 'away', key: 'away', count: state.away.count });
      isAwayShown = true;
    }
    rows.push({ kind: 'message', key: `message ${message.id}`, message, isOwn: isOwn(state, message) });
  }
  return [...rows, ...state.outbox.map((outgoing) => ({ kind: 'outgoing', key: outgoing.local_id, outgoing }) as const)];
}
