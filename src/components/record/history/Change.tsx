import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '@/contract/history';
import type { KeptRow } from '@/domain/keptRows';
import { ChangedRows } from './ChangedRows';
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
