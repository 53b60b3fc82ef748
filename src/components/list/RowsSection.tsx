import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ListContextProvider, type RaRecord, ResourceContextProvider, useList, useTranslate } from 'react-admin';
import { ServerPaged } from '@/components/record/listRead';
import { ListColumns } from './columns/ListColumns';
import { useColumns } from './columns/useColumns';
import { ListTable } from './table/ListTable';

interface RowsSectionProps {
  /** Its name among the product's lists, by which its hidden columns are kept. */
  name: string;
  /** A key of the catalogue. */
  title: string;
  rows: readonly RaRecord[];
  /** A text about all rows, or about there being none. */
  summary: string;
  /** The columns. */
  children: ReactNode;
}

/** A few rows that were read with the page's record, as a table in the page: all of them, in the given order. */
export const RowsSection = ({ name, ...section }: RowsSectionProps) => (
  <ResourceContextProvider value={name}>
    <Section {...section} />
  </ResourceContextProvider>
);

function Section({ title, rows, summary, children }: Omit<RowsSectionProps, 'name'>) {
  const translate = useTranslate();
  const { columns } = useColumns(children);
  const list = useList({ data: [...rows] });
  return (
    <Box component="section">
      <Typography component="h2" variant="subtitle1">
        {translate(title)}
      </Typography>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1 }}>
        {summary}
      </Typography>
      {rows.length > 0 && (
        <ListContextProvider value={list}>
          {/* They are few and in a meaningful order: neither searched nor sorted. */}
          <ServerPaged value>
            <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
              <ListTable title={title} fixedHeight={320}>
                <ListColumns declared={children} columns={columns} choosable={false} />
              </ListTable>
            </Paper>
          </ServerPaged>
        </ListContextProvider>
      )}
    </Box>
  );
}
