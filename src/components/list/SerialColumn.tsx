import { useContext } from 'react';
import { DataTable, useListPaginationContext } from 'react-admin';
import { useDigits } from '@/components/useDigits';
import { RowIndex } from './rowIndex';

/** SN: the row's number in the whole list as it is sorted and filtered. */
export const SerialColumn = () => (
  <DataTable.Col label="fields.sn" disableSort sx={{ width: 56 }}>
    <SerialNumber />
  </DataTable.Col>
);

function SerialNumber() {
  const index = useContext(RowIndex);
  const { page, perPage } = useListPaginationContext();
  return useDigits()((page - 1) * perPage + index + 1);
}
