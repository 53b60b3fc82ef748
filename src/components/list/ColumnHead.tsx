import { TableCell, TableSortLabel } from '@mui/material';
import { useContext } from 'react';
import { DataTableClasses, useDataTableCallbacksContext, useDataTableSortContext, useTranslate } from 'react-admin';
import { tip } from '@/components/tips/tip';
import { ServerPaged } from './serverPaged';
import { useHiddenColumns } from './useHiddenColumns';

interface ColumnHeadProps {
  source: string;
  label?: string | undefined;
  isShort?: boolean | undefined;
}

/** What a column is called; it sorts the list where that can be. It is react-admin's, but draws no tip of its own. */
export function ColumnHead({ source, label = `fields.${source}`, isShort }: ColumnHeadProps) {
  const translate = useTranslate();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const isServerPaged = useContext(ServerPaged);
  const isHidden = useHiddenColumns().includes(source);
  if (isHidden) return null;
  const name = translate(label);
  const isSorted = sort?.field === source;
  const next = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC';
  const text = translate('ra.sort.sort_by', { field: name, order: translate(`ra.sort.${next}`) });
  return (
    <TableCell
      variant="head"
      className={`${DataTableClasses.headerCell} column-${source}${isShort ? ' short' : ''}`}
      sortDirection={isSorted && (sort.order === 'ASC' ? 'asc' : 'desc')}
    >
      {sort && handleSort && !isServerPaged ? (
        <TableSortLabel
          active={isSorted}
          direction={sort.order === 'ASC' ? 'asc' : 'desc'}
          data-field={source}
          data-order="ASC"
          onClick={handleSort}
          aria-label={text}
          {...tip(text)}
        >
          {name}
        </TableSortLabel>
      ) : (
        name
      )}
    </TableCell>
  );
}
