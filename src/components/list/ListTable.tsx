import { Box, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import { LoadFailed } from '@/components/feedback/LoadFailed';
import { LoadingLines } from '@/components/feedback/LoadingLines';
import { tableStyle } from './tableStyle';
import { VirtualBody } from './VirtualBody';
import { ScrollBox } from './VirtualScroll';

/** The rows of a list, or what there is instead of them. */
export function ListTable({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const { isPending, error, refetch, total = 0 } = useListContext();
  if (error)
    return (
      <Box sx={{ p: 2 }}>
        <LoadFailed error={error} retry={refetch} />
      </Box>
    );
  if (isPending)
    return (
      <Box sx={{ px: 2 }}>
        <LoadingLines count={5} />
      </Box>
    );
  return (
    <ScrollBox label={translate(title)}>
      <DataTable
        head={Head}
        body={VirtualBody}
        bulkActionButtons={false}
        rowClick={false}
        empty={<Empty />}
        aria-label={translate(title)}
        aria-rowcount={total + 1}
        hover={false}
        sx={tableStyle}
      >
        {children}
      </DataTable>
    </ScrollBox>
  );
}

/** The first row of all, on whichever page. */
const Head = ({ children }: { children?: ReactNode }) => (
  <TableHead>
    <TableRow aria-rowindex={1}>{children}</TableRow>
  </TableHead>
);

function Empty() {
  const translate = useTranslate();
  return (
    <Typography role="status" color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
      {translate('ui.no_records')}
    </Typography>
  );
}
