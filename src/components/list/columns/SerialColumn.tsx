import { createContext, useContext } from 'react';
import { useDigits } from '@/components/ui/text/digits';
import { ColumnCell } from './Column';

/** A row's index in the whole sorted and filtered list, from 0; undefined for a row that is only shown beside them. */
export const RowIndex = createContext<number | undefined>(0);

/** SN: the row's number. */
export const SerialColumn = () => (
  <ColumnCell heading="fields.sn" className="serial">
    <SerialNumber />
  </ColumnCell>
);

function SerialNumber() {
  const index = useContext(RowIndex);
  const digits = useDigits();
  return index === undefined ? null : digits(index + 1);
}
