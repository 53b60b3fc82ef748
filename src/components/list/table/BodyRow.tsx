import { type MouseEvent, type ReactNode, type Ref, useContext } from 'react';
import { type RaRecord, RecordContextProvider, useListPaginationContext } from 'react-admin';
import { mark, marked } from '@/components/ui/marks';
import { RowIndex } from '../columns/SerialColumn';
import { Landed } from './LandedRow';

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
  const landed = useContext(Landed);
  const isLanded = landed?.id === record.id;
  const place = (page - 1) * perPage + index;
  return (
    <RecordContextProvider value={record}>
      {/* One that stands before its server's rows has no number among them. */}
      <RowIndex value={landed ? landedIndex(place, isLanded) : place}>
        <tr
          ref={ref}
          data-index={index}
          aria-rowindex={place + 2}
          {...mark('highlighted', isHighlighted)}
          {...(isLanded && { ...mark('landed'), 'aria-describedby': landed.reason })}
          onClick={open}
        >
          {children}
        </tr>
      </RowIndex>
    </RecordContextProvider>
  );
}

/** Returns a row's index behind one that stands before all, which has none itself. */
const landedIndex = (place: number, isLanded: boolean) => (isLanded ? undefined : place - 1);

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
  `a${marked('details')}`,
  'a.row-name',
  `.actions a:not(${marked('danger')})`,
  '.actions button[aria-haspopup=menu]',
  '.choice input:enabled',
];
