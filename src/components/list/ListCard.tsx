import { Paper } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { BulkBar } from '@/components/bulk/BulkBar';
import { LoadingLines } from '@/components/feedback/LoadingLines';
import { Later } from '@/components/routing/Later';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { ListColumns } from './columns/ListColumns';
import type { useColumns } from './columns/useColumns';
import { LandedRows } from './table/LandedRows';
import { ListTable } from './table/ListTable';
import { Pager } from './table/Pager';
import type { PageSizes } from './table/pageSizes';
import type { ListFacet } from './toolbar/FacetFilter';
import type { ListFilter } from './toolbar/FilterForm';
import { ListToolbar } from './toolbar/ListToolbar';
import { PrintedList } from './toolbar/PrintedList';

/** In pixels, so that the rows stay where they are: a phone folds what is asked for once it is known, and has it in as many lines until then. */
const filterHeight = (fields: number, isKnown: boolean) => ({ xs: isKnown ? 52 : 105 + 53 * fields, sm: 94 });

/** How much more room a list needs that asks first: a phone folds that once it has rows. */
const filterRoom = { xs: '0px', sm: '66px' };

/** Below the bar and the page's title it has the window: what stands round the rows stays in sight, and they scroll in what it leaves. */
const card = {
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: { xs: 'max(calc(100dvh - 176px), 448px)', sm: 'max(calc(100dvh - 148px), calc(448px + var(--filter, 0px)))' },
  '& > *': { flexShrink: 0 },
  '& > [data-scroll]': { flexShrink: 1 },
  // What is asked for takes a phone's window while it is open.
  '@media (max-width: 599.95px)': { '&:has(> [data-open])': { maxHeight: 'none', '& > [data-scroll]': { maxHeight: '60dvh' } } },
  '@media print': { display: 'block', maxHeight: 'none' },
} as const;

// Only lists that ask first need what a form takes.
const FilterForm = lazyScreen(() => import('./toolbar/FilterForm'), 'FilterForm');

interface ListCardProps extends ReturnType<typeof useColumns> {
  title: string;
  bulkActions?: ReactNode;
  filter?: ListFilter | undefined;
  /** What its rows can be narrowed by. */
  facets?: readonly ListFacet[];
  /** What its toolbar has beside what all lists have. */
  tools?: ReactNode;
  sizes: PageSizes;
  fixedHeight?: number | undefined;
  /** The columns. */
  children: ReactNode;
}

/** What is to be seen of a list, wherever its state lives: what is asked for first, its tools, its rows and its pages. */
export function ListCard({
  title,
  columns,
  shown,
  bulkActions,
  filter,
  facets = none,
  tools,
  sizes,
  fixedHeight,
  children,
}: ListCardProps) {
  const inSight = columns.filter(({ source }) => shown.columns.includes(source));
  return (
    <Paper variant="outlined" sx={{ ...card, '--filter': filter && filterRoom }}>
      {filter && <Filter {...filter} />}
      <ListToolbar title={title} columns={columns} shown={shown} facets={facets} tools={tools} />
      {bulkActions && <BulkBar isWhole={!filter}>{bulkActions}</BulkBar>}
      {filter?.notice}
      <PrintedList columns={inSight} shown={shown} facets={facets} />
      <LandedRows>
        <ListTable title={title} columns={inSight} asked={filter?.schema} fixedHeight={fixedHeight}>
          <ListColumns declared={children} columns={inSight} choosable={bulkActions !== undefined} />
        </ListTable>
      </LandedRows>
      <Later>
        <Pager sizes={sizes} />
      </Later>
    </Paper>
  );
}

const none: readonly ListFacet[] = [];

function Filter({ notice: _, ...filter }: ListFilter) {
  const { filterValues } = useListContext();
  const { schema } = filter;
  const height = filterHeight(Object.keys(schema.shape).length, schema.safeParse(filterValues).success);
  return (
    <Suspense fallback={<LoadingLines count={1} height={height} />}>
      <FilterForm {...filter} />
    </Suspense>
  );
}
