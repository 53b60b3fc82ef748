import { createContext, useContext } from 'react';
import { DataTable } from 'react-admin';
import { useDigits } from '@/components/useDigits';

/** A row's index in the whole sorted and filtered list, from 0. */
export const RowIndex = createContext(0);

/** SN: the row's number. */
export const SerialColumn = () => (
  <DataTable.Col label="fields.sn" disableSort sx={{ width: 56 }}>
    <SerialNumber />
  </DataTable.Col>
);

function SerialNumber() {
  const index = useContext(RowIndex);
  return useDigits()(index + 1);
}
