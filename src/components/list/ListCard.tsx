import { Paper } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { LoadingLines } from '@/components/feedback/LoadingLines';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { BulkBar } from './BulkBar';
import { ChoiceColumn } from './ChoiceColumn';
import type { ListFilter } from './FilterForm';
import type { ListFlag } from './FlagFilter';
import { ListTable } from './ListTable';
import { ListToolbar } from './ListToolbar';
import { Pager } from './Pager';
import type { PageSizes } from './pageSizes';
import { SerialColumn } from './SerialColumn';
import { ServerPaged } from './serverPaged';
import type { useColumns } from './useColumns';

/** In pixels, so that the rows stay where they are. */
const filterHeight = { xs: 112, sm: 66 };
// Only lists that ask first need what a form takes.
const FilterForm = lazyScreen(() => import('./FilterForm'), 'FilterForm');

interface ListCardProps extends ReturnType<typeof useColumns> {
  title: string;
  bulkActions?: ReactNode;
  filter?: ListFilter | undefined;
  flag?: ListFlag | undefined;
  serverPaged: boolean;
  sizes: PageSizes;
  fixedHeight?: number | undefined;
  /** The columns. */
  children: ReactNode;
}

/** What is to be seen of a list, wherever its state lives: what is asked for first, its tools, its rows and its pages. */
export const ListCard = (props: ListCardProps) => (
  <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
    {props.filter && <Filter {...props.filter} />}
    <ServerPaged value={props.serverPaged}>
      <ListToolbar title={props.title} columns={props.columns} shown={props.shown} flag={props.flag} />
      {props.bulkActions && <BulkBar>{props.bulkActions}</BulkBar>}
      <ListTable title={props.title} asked={props.filter?.schema} fixedHeight={props.fixedHeight}>
        {props.bulkActions && <ChoiceColumn />}
        <SerialColumn />
        {props.children}
      </ListTable>
    </ServerPaged>
    <Pager sizes={props.sizes} />
  </Paper>
);

const Filter = (filter: ListFilter) => (
  <Suspense fallback={<LoadingLines count={1} height={filterHeight} />}>
    <FilterForm {...filter} />
  </Suspense>
);
