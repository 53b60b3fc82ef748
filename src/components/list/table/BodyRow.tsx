import type { MouseEvent, ReactNode, Ref } from 'react';
import { type RaRecord, RecordContextProvider, useListPaginationContext } from 'react-admin';
import { RowIndex } from '../columns/SerialColumn';

export interface BodyProps {
  records: readonly RaRecord[];
  /** The columns. */
  children?: ReactNode;
}

interface BodyRowProps {
  ref?: Ref<HTMLTableRowElement>;
  record: RaRecord;
  /** Its index on the page, from 0. */
  index: number;
  isHighlighted: boolean;
  children: ReactNode;
}

/** A row of a list; a click on it opens the details of its record. */
export function BodyRow({ ref, record, index, isHighlighted, children }: BodyRowProps) {
  const { page, perPage } = useListPaginationContext();
  const place = (page - 1) * perPage + index;
  return (
    <RecordContextProvider value={record}>
      <RowIndex value={place}>
        <tr
          ref={ref}
          data-index={index}
          aria-rowindex={place + 2}
          {...(isHighlighted && { 'data-highlighted': '' })}
          onClick={openDetails}
        >
          {children}
        </tr>
      </RowIndex>
    </RecordContextProvider>
  );
}

/** Follows the row's link to its details, unless the click was on a link or a checkbox in it, or ended a selection of its text. */
function openDetails({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label, .choice')) return;
  if (document.getSelection()?.isCollapsed !== false) currentTarget.querySelector<HTMLElement>('a[data-details]')?.click();
}
