import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTableBase, DataTableRenderContext, useListContext, useTranslate } from 'react-admin';
import type { z } from 'zod/mini';
import { LoadFailed } from '@/components/feedback/LoadFailed';
import type { NamedColumn } from '../columns/Column';
import { EmptyList } from './EmptyList';
import { LoadingTable } from './LoadingTable';
import { tableStyle } from './tableStyle';
import { VirtualBody } from './VirtualBody';
import { ScrollBox } from './VirtualScroll';

interface ListTableProps {
  title: string;
  /** The headings of its placeholder. */
  columns?: readonly NamedColumn[];
  /** The filter that is required before reading rows. */
  asked?: z.ZodMiniObject | undefined;
  /** The greatest height of its viewport, in pixels. */
  fixedHeight?: number | undefined;
  children: ReactNode;
}

/** The rows of a list, or its placeholder, error or empty state. */
export function ListTable({ title, columns = none, asked, fixedHeight, children }: ListTableProps) {
  const translate = useTranslate();
  const { isPending, error, refetch, total = 0 } = useListContext();
  if (error)
    return (
      <Box sx={{ p: 2 }}>
        <LoadFailed error={error} retry={refetch} />
      </Box>
    );
  if (isPending) return <LoadingTable columns={columns} />;
  return (
    <ScrollBox label={translate(title)} fixedHeight={fixedHeight}>
      <DataTableBase hasBulkActions={false} loading={null} empty={<EmptyList asked={asked} />}>
        <Box component="table" aria-label={translate(title)} aria-rowcount={total + 1} sx={tableStyle}>
          <thead>
            {/* Counts as the list's first row, on whichever page. */}
            <tr aria-rowindex={1}>
              <DataTableRenderContext value="header">{children}</DataTableRenderContext>
            </tr>
          </thead>
          <VirtualBody>{children}</VirtualBody>
        </Box>
      </DataTableBase>
    </ScrollBox>
  );
}

const none: readonly NamedColumn[] = [];
