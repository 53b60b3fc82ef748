import { TableBody } from '@mui/material';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { MouseEvent, ReactNode } from 'react';
import { DataTableRow, RecordContextProvider, useDataTableDataContext, useListPaginationContext } from 'react-admin';
import { RowIndex } from './rowIndex';
import { useShowLanded } from './useShowLanded';
import { useScrollElement } from './VirtualScroll';

/** A row's height before it is measured, in pixels. */
const rowHeight = 42;

/** The body of every table: only the rows in view are drawn, so that *All* stays smooth at thousands of rows. */
export function VirtualBody({ children }: { children?: ReactNode }) {
  const records = useDataTableDataContext() ?? [];
  const { page, perPage } = useListPaginationContext();
  const before = (page - 1) * perPage;
  const scroll = useScrollElement();
  const rows = useVirtualizer({
    count: records.length,
    getScrollElement: () => scroll,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 1000, height: 800 },
  });
  const isLanded = useShowLanded(records, rows);
  const drawn = rows.getVirtualItems();
  const above = drawn.at(0)?.start ?? 0;
  const below = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);

  return (
    <TableBody className="datatable-body">
      <Spacer height={above} />
      {drawn.map(({ index }) => {
        const record = records[index];
        return (
          record && (
            <RecordContextProvider value={record} key={record.id}>
              <RowIndex value={before + index}>
                <DataTableRow
                  ref={rows.measureElement}
                  data-index={index}
                  aria-rowindex={before + index + 2}
                  {...(isLanded(record) && { 'data-landed': '' })}
                  onClick={openDetails}
                >
                  {children}
                </DataTableRow>
              </RowIndex>
            </RecordContextProvider>
          )
        );
      })}
      <Spacer height={below} />
    </TableBody>
  );
}

/** A click that was meant for the row follows its link to its details: none on a link or a box in it, nor the end of marking its text. */
function openDetails({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label, .choice')) return;
  if (document.getSelection()?.isCollapsed !== false) currentTarget.querySelector<HTMLElement>('a[data-details]')?.click();
}

const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  );
