import { Box, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { LoadFailed } from '@/components/feedback/LoadFailed';
import { LoadingLines } from '@/components/feedback/LoadingLines';
import { tableStyle } from './tableStyle';
import { VirtualBody } from './VirtualBody';
import { ScrollBox } from './VirtualScroll';

interface ListTableProps {
  title: string;
  /** What must be searched for before there are rows. */
  asked?: z.ZodObject;
  /** How high it is at most, in pixels. */
  height?: number;
  children: ReactNode;
}

/** The rows of a list, or what there is instead of them. */
export function ListTable({ title, asked, height, children }: ListTableProps) {
  const translate = useTranslate();
  const { isPending, error, refetch, total = 0, filterValues } = useListContext();
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
    <ScrollBox label={translate(title)} {...(height && { height })}>
      <DataTable
        head={Head}
        body={VirtualBody}
        bulkActionButtons={false}
        rowClick={false}
        empty={<Empty text={asked?.safeParse(filterValues).success === false ? 'ui.filter_first' : 'ui.no_records'} />}
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

function Empty({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Typography role="status" color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
      {translate(text)}
    </Typography>
  );
}
