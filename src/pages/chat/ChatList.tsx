import { Box } from '@mui/material';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { LoadingLines } from '@/components/ui/feedback/LoadingLines';
import type { ChatSnapshot } from '@/providers/chat/chatClient';
import { ChatLine } from './ChatLine';
import { chatRows } from './chatRows';

interface ChatListProps {
  state: ChatSnapshot;
  onSendAgain: (local_id: string) => void;
}

/** How near the end counts as the end, in pixels. */
const near = 80;

/** The messages, of which only those in view are drawn; it stays at the newest one for whoever is there. */
export function ChatList({ state, onSendAgain }: ChatListProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const { messages, outbox, away, me } = state;
  const rows = useMemo(() => chatRows({ messages, outbox, away, me }), [messages, outbox, away, me]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: () => 64,
    overscan: 8,
    initialRect: { width: 600, height: 600 },
    rangeExtractor: withNewest,
  });
  const height = virtual.getTotalSize();
  useEffect(() => {
    if (isAtEnd.current && rows.length > 0 && height > 0) virtual.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [virtual, rows.length, height]);
  const onScroll = () => {
    const place = box.current;
    if (place) isAtEnd.current = place.scrollHeight - place.scrollTop - place.clientHeight < near;
  };
  return (
    // It scrolls, so it takes the focus: its messages have none.
    <Box ref={box} role="region" aria-label={translate('chat.list')} tabIndex={0} onScroll={onScroll} sx={scrolls}>
      {rows.length === 0 && state.history === 'unknown' && <LoadingLines count={6} of="messages" />}
      {rows.length === 0 && state.history !== 'unknown' && <p>{translate('chat.empty')}</p>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', position: 'relative' }} style={{ height }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <Box
                component="li"
                key={String(key)}
                ref={virtual.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={rows.length}
                sx={{ position: 'absolute', top: 0, left: 0, width: 1, py: 0.5 }}
                style={{ transform: `translateY(${start}px)` }}
              >
                <ChatLine row={row} onSendAgain={onSendAgain} />
              </Box>
            )
          );
        })}
      </Box>
    </Box>
  );
}

/** The newest messages are always drawn: the list begins at them, and is to be at their end before they are measured. */
const newest = 12;
function withNewest(range: Range): number[] {
  const last = Array.from({ length: Math.min(newest, range.count) }, (_, place) => range.count - 1 - place);
  return [...new Set([...last, ...defaultRangeExtractor(range)])].toSorted((one, other) => one - other);
}

const scrolls = { flex: 1, minHeight: 0, overflowY: 'auto', p: 2 } as const;
