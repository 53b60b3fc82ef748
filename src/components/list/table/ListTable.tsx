import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTableBase, DataTableRenderContext, useListContext, useListPaginationContext, useTranslate } from 'react-admin';
import type { z } from 'zod/mini';
import { MainAction } from '@/components/record/PageTitle';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { loadingBars } from '@/components/ui/feedback/loadingShapes';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import type { NamedColumn } from '../columns/Column';
import { tableStyle } from './tableStyle';
import { VirtualBody } from './VirtualBody';
import { ScrollBox } from './VirtualScroll';

interface ListTableProps {
  title: string;
  /** The headings of its placeholder. */
  columns?: readonly NamedColumn[];
  /** The filter that is required before reading rows. */
  filterSchema?: z.ZodMiniObject | undefined;
  /** The greatest height of its viewport, in pixels. */
  fixedHeight?: number | undefined;
  /** What is offered where there are no rows yet: the main one of the page's buttons. */
  first?: ReactNode;
  children: ReactNode;
}

/** The rows of a list, or its placeholder, error or empty state. */
export function ListTable({ title, columns = none, filterSchema, fixedHeight, first, children }: ListTableProps) {
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
      <DataTableBase
        hasBulkActions={false}
        loading={null}
        empty={<EmptyList title={title} filterSchema={filterSchema} first={first} />}
      >
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

interface EmptyListProps extends Pick<ListTableProps, 'title' | 'first'> {
  /** The filter that is required before reading rows. */
  filterSchema: z.ZodMiniObject | undefined;
}

/**
 * Shown instead of rows: says that there are none, and if the list is searched or narrowed, by what, with a button to undo that. Otherwise
 * it says what the list is for (`…_purpose` beside its title), and offers what adds the first.
 */
function EmptyList({ title, filterSchema, first }: EmptyListProps) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const isFirst = filterSchema?.safeParse(filterValues).success === false;
  const isNew = Object.keys(filterValues).every((field) => filterSchema && Object.hasOwn(filterSchema.shape, field));
  const purpose = translate(`${title}_purpose`, { _: '' });
  return (
    <Stack sx={{ p: 4, gap: 1, alignItems: 'center', textAlign: 'center', overflowWrap: 'anywhere' }}>
      <Typography role="status" color="text.secondary">
        {translate(isFirst ? 'ui.filter_first' : 'ui.no_records')}
      </Typography>
      {isNew && purpose && <Typography sx={{ maxWidth: 560 }}>{purpose}</Typography>}
      {!isFirst && <Narrowed filterSchema={filterSchema} />}
      {isNew && !isFirst && <MainAction actions={first} />}
    </Stack>
  );
}

function Narrowed({ filterSchema }: Pick<EmptyListProps, 'filterSchema'>) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const values: Record<string, unknown> = filterValues;
  const entries = Object.entries(values);
  // The filter's required values stay: they are changed in its form.
  const kept = entries.filter(([field]) => filterSchema !== undefined && Object.hasOwn(filterSchema.shape, field));
  if (entries.length === 0) return null;
  const { q: words } = values;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {words ? translate('ui.searched_for', { words }) : translate('ui.narrowed')}
      </Typography>
      {kept.length < entries.length && (
        <Button size="small" variant="outlined" onClick={() => setFilters(Object.fromEntries(kept))}>
          {translate('ui.clear_search')}
        </Button>
      )}
    </>
  );
}

/** How many lines it has at most: more would say nothing more about a longer page. */
const most = 10;

/** The placeholder of a list: its head, and as many lines as its page has rows; on a phone cards of two lines. */
function LoadingTable({ columns }: { columns: readonly NamedColumn[] }) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { perPage } = useListPaginationContext();
  const labels = isPhone ? ['ui.rows'] : columns.map(({ label }) => label);
  return (
    <Box
      role="status"
      aria-label={translate('ui.loading')}
      sx={{ overflow: 'hidden', ...loadingBars, '& td': { height: isPhone ? 76 : 43 }, '& td > i': { my: 0.5 } }}
    >
      {/* A head without rows is nothing to read aloud. */}
      <Box component="table" aria-hidden sx={tableStyle}>
        <thead>
          <tr>
            {!isPhone && <th className="serial">{translate('fields.sn')}</th>}
            {labels.map((label) => (
              <th key={label}>{translate(label)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: Math.min(perPage, most) }, (_, line) => (
            <tr key={line}>
              {!isPhone && (
                <td>
                  <i style={{ width: 16 }} />
                </td>
              )}
              {labels.map((label, place) => (
                <td key={label}>
                  <i style={{ width: `${[72, 48, 60, 84][(line + place) % 4]}%` }} />
                  {isPhone && <i style={{ width: '40%' }} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
