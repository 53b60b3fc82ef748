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

/** A row of a list; a click on it does what its record is most often looked up for. */
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
          onClick={open}
        >
          {children}
        </tr>
      </RowIndex>
    </RecordContextProvider>
  );
}

/** Follows the row's first action, unless the click was on a link or a checkbox in it, or ended a selection of its text. */
function open({ target, currentTarget: row }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label, .choice')) return;
  if (document.getSelection()?.isCollapsed === false) return;
  for (const selector of opens) {
    const control = row.querySelector<HTMLElement>(selector);
    if (control) return control.click();
  }
}

/**
 * What a click on a row presses, the first that the row has: its details, its name, its first action that removes nothing (the form, or a
 * popup that asks first), the menu that has these on a phone, and where there are only rows to choose, their checkbox.
 */
const opens = [
  'a[data-details]',
  'a.row-name',
  '.actions a:not([data-danger=true])',
  '.actions button[aria-haspopup=menu]',
  '.choice input:enabled',
];
