import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useRowName } from '@/components/form/fieldNames';
import type { HistoryEntry } from '@/contract/history';
import { type KeptRow, type RowDifference, type RowsChange, rowDifferences } from '@/domain/rows/keptRows';
import { ChangedText } from './ChangedText';
import { useColumnName, useValueText } from './columnTexts';
import { rowsIn } from './restoredValues';

interface ChangeProps {
  change: HistoryEntry['changes'][number];
  /** What can be done with it. */
  children: ReactNode;
  /** What can be done with one row of a list, as it was. */
  renderRowAction: (row: KeptRow) => ReactNode;
}

/** A field's name, and how its value was changed; of a list, each row. */
export function Change({ change, children, renderRowAction }: ChangeProps) {
  const nameOf = useColumnName();
  const textOf = useValueText();
  const { field, before, after, before_name, after_name } = change;
  const rows = rowsIn(change);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' }, columnGap: 2 }}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {nameOf(field)}
      </Box>
      <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        {rows ? (
          <ChangedRows list={field} {...rows} renderRowAction={renderRowAction} />
        ) : (
          <ChangedText before={before_name ?? textOf(field, before)} after={after_name ?? textOf(field, after)} />
        )}
        {children}
      </Box>
    </Box>
  );
}

interface ChangedRowsProps extends RowsChange {
  /** The list's field. */
  list: string;
  renderRowAction: (row: KeptRow) => ReactNode;
}

/** What a write did to the rows of a list: which row, and in it which fields. */
function ChangedRows({ list, before, after, renderRowAction }: ChangedRowsProps) {
  const nameOf = useDifferenceName(list);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, width: 1, minWidth: 0 }}>
      {rowDifferences({ before, after }).map((row) => (
        <Box component="li" key={`${row.kind}-${row.place}`} sx={{ minWidth: 0 }}>
          <Typography variant="body2" component="span" sx={{ fontWeight: 600, mr: 2 }}>
            {nameOf(row)}
          </Typography>
          {row.was && renderRowAction(row.was)}
          <RowFields {...row} />
        </Box>
      ))}
    </Box>
  );
}

/** The fields of a row that differ. */
function RowFields({ fields }: RowDifference) {
  const nameOf = useColumnName();
  const textOf = useValueText();
  return fields.map(({ field, before, after }) => (
    <Box key={field}>
      <Typography variant="caption" component="span" color="text.secondary" sx={{ mr: 1 }}>
        {nameOf(field)}
      </Typography>
      <ChangedText before={textOf(field, before)} after={textOf(field, after)} />
    </Box>
  ));
}

/** Returns a function that says which row of a list it is, and what became of it. */
function useDifferenceName(list: string): (row: RowDifference) => string {
  const translate = useTranslate();
  const rowName = useRowName();
  return ({ kind, place, former }) => {
    const name = rowName(list, place);
    if (kind === 'added') return translate('ui.history_row_added', { name });
    if (kind === 'removed') return translate('ui.row_removed', { name });
    return former === undefined ? name : translate('ui.history_row_moved', { name, former: rowName(list, former) });
  };
}
