import { createContext, useContext } from 'react';
import { useDigits } from '@/components/ui/text/digits';
import { ColumnCell } from './Column';

/** A row's index in the whole sorted and filtered list, from 0. */
export const RowIndex = createContext(0);

/** SN: the row's number. */
export const SerialColumn = () => (
  <ColumnCell heading="fields.sn" className="serial">
    <SerialNumber />
  </ColumnCell>
);

function SerialNumber() {
  const index = useContext(RowIndex);
  return useDigits()(index + 1);
}
