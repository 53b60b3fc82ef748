import { Box } from '@mui/material';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { observeOffset } from '@/components/ui/observeOffset';
import type { DiscussionComment } from '@/contract/discussion';
import { indentOf, type ThreadRow, threadRows } from '@/domain/rows/thread';
import { CommentRow } from './CommentRow';
import { ThreadContext } from './threadContext';

/** So many rows are drawn without measuring them. */
const drawnWhole = 20;

/** The comments, of which only those in view are drawn; the one that is answered, and the one with the focus, always. */
export function CommentList({ comments }: { comments: readonly DiscussionComment[] }) {
  const translate = useTranslate();
  const { isOpen } = useContext(ThreadContext);
  const [entered, setEntered] = useState<number>();
  const rows = useMemo(() => threadRows(comments, isOpen), [comments, isOpen]);
  const byId = useMemo(() => new Map(comments.map((comment) => [comment.iid, comment])), [comments]);
  const { box, areMany, drawn, height, measure } = useDrawnRows(rows, entered);
  return (
    <Box
      ref={box}
      role="region"
      aria-label={translate('discussion.list')}
      {...(areMany && { tabIndex: 0 })}
      sx={{ position: 'relative', mt: 1, ...(areMany && scrolls) }}
    >
      <Box component="ol" sx={list} style={areMany ? { height } : {}}>
        {drawn.map(({ index, row, start }) => {
          const { comment, depth } = row;
          return (
            <Box
              component="li"
              key={comment.iid}
              ref={areMany ? measure : null}
              data-index={index}
              aria-level={depth + 1}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              onFocus={() => setEntered(comment.iid)}
              style={areMany ? { position: 'absolute', transform: `translateY(${start}px)` } : {}}
            >
              <CommentRow row={row} answered={indentOf(depth) < depth ? byId.get(comment.parent ?? 0) : undefined} />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** Returns the rows to draw: few ones whole; of many those in view, and those that somebody is at. */
function useDrawnRows(rows: readonly ThreadRow<DiscussionComment>[], entered: number | undefined) {
  const { work, focused } = useContext(ThreadContext);
  const box = useRef<HTMLDivElement>(null);
  const placeOf = (iid: number | undefined) => rows.findIndex(({ comment }) => comment.iid === iid);
  const kept = [work?.iid, focused, entered].map(placeOf).filter((place) => place >= 0);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => rows[index]?.comment.iid ?? index,
    observeElementOffset: observeOffset,
    estimateSize: () => 100,
    overscan: 3,
    initialRect: { width: 600, height: 600 },
    rangeExtractor: (range) => withRows(kept, range),
  });
  const areMany = rows.length > drawnWhole;
  const wanted = placeOf(work?.iid ?? focused);
  useEffect(() => {
    // Of few rows the focus alone shows the one that takes it.
    if (areMany && wanted >= 0) virtual.scrollToIndex(wanted, { align: 'auto' });
  }, [virtual, areMany, wanted]);
  const inView = areMany ? virtual.getVirtualItems() : rows.map((_, index) => ({ index, start: 0 }));
  const drawn = inView.flatMap(({ index, start }) => {
    const row = rows[index];
    return row ? [{ index, row, start }] : [];
  });
  return { box, areMany, drawn, height: virtual.getTotalSize(), measure: virtual.measureElement };
}

const withRows = (rows: readonly number[], range: Range) =>
  [...new Set([...rows, ...defaultRangeExtractor(range)])].toSorted((one, other) => one - other);

const scrolls = { maxHeight: 'min(75vh, 720px)', overflowY: 'auto' } as const;
const list = { m: 0, p: 0, listStyle: 'none', position: 'relative', '& > li': { top: 0, left: 0, width: 1 } } as const;
