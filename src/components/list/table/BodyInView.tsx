import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { observeOffset } from '@/components/ui/observeOffset';
import { type BodyProps, BodyRow } from './BodyRow';
import { useShowHighlighted } from './HighlightedRows';
import { scrollBoxOf } from './VirtualScroll';

/** A row's height before it is measured, in pixels. */
const rowHeight = 42;

/** Renders of many rows those that are in view. */
export function BodyInView({ records, children }: BodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = useVirtualizer({
    count: records.length,
    getScrollElement: () => scrollBoxOf(body.current),
    observeElementOffset: observeOffset,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 1000, height: 800 },
  });
  const isHighlighted = useShowHighlighted(records, (place) => rows.scrollToIndex(place, { align: 'center' }));
  const drawn = rows.getVirtualItems();
  const above = drawn.at(0)?.start ?? 0;
  const below = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);

  return (
    <tbody ref={body} className="datatable-body">
      <Spacer height={above} />
      {drawn.map(({ index }) => {
        const record = records[index];
        return (
          record && (
            <BodyRow
              key={record.id}
              ref={rows.measureElement}
              record={record}
              index={index}
              isHighlighted={isHighlighted(record)}
            >
              {children}
            </BodyRow>
          )
        );
      })}
      <Spacer height={below} />
    </tbody>
  );
}

const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  );
