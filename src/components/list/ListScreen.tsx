import { Paper } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingLines } from '@/components/feedback/LoadingLines';
import { PageTitle } from '@/components/PageTitle';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { BulkBar } from './BulkBar';
import { ChoiceColumn } from './ChoiceColumn';
import type { ListFilter } from './FilterForm';
import { filterDefaults } from './filterDefaults';
import { ListTable } from './ListTable';
import { ListToolbar } from './ListToolbar';
import { Pager } from './Pager';
import { pageSizes } from './pageSizes';
import { SerialColumn } from './SerialColumn';
import { soundSearch } from './soundSearch';
import { useColumns } from './useColumns';

/** In pixels, so that the rows stay where they are. */
const filterHeight = { xs: 112, sm: 66 };
// Only lists that ask first need what a form takes.
const FilterForm = lazyScreen(() => import('./FilterForm'), 'FilterForm');

interface ListScreenProps {
  title: string;
  /** The page's own buttons, such as `<AddButton/>`. */
  actions?: ReactNode;
  /** What can be done with several rows together, such as `<BulkLink/>`: with it, rows can be chosen. */
  bulkActions?: ReactNode;
  sort?: SortPayload;
  /** Where the rows come from a search: what is asked for first. */
  filter?: ListFilter;
  /** How high its table is at most, in pixels; it is never higher than the window. */
  height?: number;
  /** The columns: `<Column source=… />`, then `<ActionColumn>`. */
  children: ReactNode;
}

/**
 * A resource's table: search, columns, export, pages. Its state lives in the address and outlives a visit to a popup,
 * which opens in the `Outlet` on a route below.
 */
export function ListScreen({ title, actions, bulkActions, sort = byId, filter, height, children }: ListScreenProps) {
  const { pathname, search } = useLocation();
  const { columns, shown } = useColumns(children);
  const sound = soundSearch(search, sort, filter?.schema);
  // Before the list sees it: what it takes from an address it keeps for the next visit.
  if (sound !== search) return <Navigate replace to={{ pathname, search: sound }} />;
  return (
    <ListBase
      perPage={pageSizes[0]}
      queryOptions={{ ...quiet, meta: { shown } }}
      sort={sort}
      {...(filter && { filterDefaultValues: filterDefaults(filter.schema) })}
    >
      <PageTitle title={title} actions={actions} />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {filter && (
          <Suspense fallback={<LoadingLines count={1} height={filterHeight} />}>
            <FilterForm {...filter} />
          </Suspense>
        )}
        <ListToolbar title={title} columns={columns} shown={shown} />
        {bulkActions && <BulkBar>{bulkActions}</BulkBar>}
        <ListTable title={title} {...(filter && { asked: filter.schema })} {...(height && { height })}>
          {bulkActions && <ChoiceColumn />}
          <SerialColumn />
          {children}
        </ListTable>
        <Pager />
      </Paper>
      <Outlet />
    </ListBase>
  );
}

const byId: SortPayload = { field: 'id', order: 'ASC' };

// A list that doesn't load says so in its own place; a toast would say it twice.
const quiet = { onError: () => undefined };
