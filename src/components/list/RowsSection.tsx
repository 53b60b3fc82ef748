import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ListContextProvider, type RaRecord, ResourceContextProvider, useList, useTranslate } from 'react-admin';
import { ServerPaged } from '@/components/record/listRead';
import { ListColumns } from './columns/ListColumns';
import { useColumns } from './columns/useColumns';
import { ListTable } from './table/ListTable';

interface RowsSectionProps {
  /** What they are called among the lists of the product: which columns are hidden is kept by it. */
  name: string;
  /** A key of the catalogue. */
  title: string;
  rows: readonly RaRecord[];
  /** What there is to say of all of them, or of there being none. */
  summary: string;
  /** The columns. */
  children: ReactNode;
}

/** A few rows that were read with the record of a page, as a table in it: all of them, in the order given. */
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
          {/* Few, and in an order that means something: neither searched nor sorted. */}
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
