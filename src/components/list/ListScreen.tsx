import { Paper } from '@mui/material';
import { memo, type ReactNode, useMemo } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import { Navigate, useLocation, useOutlet } from 'react-router-dom';
import { z } from 'zod';
import { filterDefaults } from '@/components/form/filterDefaults';
import { byId, quiet } from '@/components/record/listDefaults';
import { FurtherActions, ServerPaged } from '@/components/record/listRead';
import { PageTitle } from '@/components/record/PageTitle';
import { Later } from '@/components/routing/Later';
import { useTitles } from '@/components/routing/useTitles';
import { furtherIn } from './columns/actionsIn';
import { useColumns } from './columns/useColumns';
import { ListCard } from './ListCard';
import { ListReader } from './ListReader';
import { soundSearch } from './soundSearch';
import { type PageSizes, pageSizes } from './table/pageSizes';
import { facetSchema, type ListFacet, type ListFlag } from './toolbar/FacetFilter';
import type { ListFilter } from './toolbar/FilterForm';
import { useOpening } from './useOpening';
import { useFormerColumns } from './views/useKeptColumns';
import { ViewsButton } from './views/ViewsButton';

interface ListScreenProps {
  /** The page's own buttons, such as `<AddButton/>`. */
  actions?: ReactNode;
  /** What can be done with several rows together, such as `<BulkLink/>`: with it, rows can be chosen. */
  bulkActions?: ReactNode;
  sort?: SortPayload;
  /** Where the rows come from a search: what is asked for first. */
  filter?: ListFilter;
  /** A flag by which the rows can be narrowed. */
  flag?: ListFlag;
  /** What else they can be narrowed by, in the order in which it stands there. */
  facets?: readonly ListFacet[];
  /** Whether its adapter's call answers page by page: what the server doesn't do, search and sort, isn't offered then. */
  serverPaged?: boolean;
  sizes?: PageSizes;
  /** How high its rows are together at most, in pixels; beyond that they scroll below their head. */
  fixedHeight?: number;
  /** The columns: `<Column source=… />`, then `<ActionColumn>`. */
  children: ReactNode;
}

/**
 * A resource's table, titled as it is declared: search, columns, export, pages. Its state lives in the address and outlives a visit to a popup,
 * which opens in the `Outlet` on a route below.
 */
export function ListScreen(props: ListScreenProps) {
  const { actions, bulkActions, sort = byId, filter, serverPaged = false, sizes = pageSizes, children } = props;
  const asked = filter?.schema;
  const { flag, facets: choices } = props;
  const facets = useMemo(() => facetsOf(flag, choices), [flag, choices]);
  const { pathname, search } = useLocation();
  const { list: title = '' } = useTitles();
  const opening = useOpening(search);
  useFormerColumns();
  const { columns, shown } = useColumns(children);
  const further = useMemo(() => furtherIn(children), [children]);
  const sound = soundSearch(opening, { sort, sizes, asked: fieldsOf(filter, facets), serverPaged });
  const popup = useOutlet();
  const tools = useMemo(() => <ViewsButton sort={sort} asked={asked} />, [sort, asked]);
  // Before the list sees it: what it takes from an address it keeps for the next visit.
  if (sound !== search) return <Navigate replace to={{ pathname, search: sound }} />;
  return (
    <ListBase
      perPage={sizes[0]}
      queryOptions={{ ...quiet, meta: { shown } }}
      sort={sort}
      {...(asked && { filterDefaultValues: filterDefaults(asked) })}
    >
      <ServerPaged value={serverPaged}>
        <ListReader shown={shown}>
          <Title title={title} actions={actions} />
          <Later waits={popup !== null} fallback={behind}>
            <Card
              title={title}
              bulkActions={bulkActions}
              filter={filter}
              facets={facets}
              tools={tools}
              sizes={sizes}
              fixedHeight={props.fixedHeight}
              columns={columns}
              shown={shown}
            >
              {children}
            </Card>
          </Later>
          <FurtherActions value={further}>{popup}</FurtherActions>
        </ListReader>
      </ServerPaged>
    </ListBase>
  );
}

/** Its place behind a popup for which a person came. */
const behind = <Paper variant="outlined" sx={{ minHeight: '75vh' }} />;

// A step in the list, such as to its next page, draws anew what it changes alone.
const Title = memo(PageTitle);
const Card = memo(ListCard);

const facetsOf = (flag: ListFlag | undefined, facets: readonly ListFacet[] = []): readonly ListFacet[] =>
  flag ? [flag, ...facets] : facets;

/** What its address may hold of what is searched for. */
const fieldsOf = (filter: ListFilter | undefined, facets: readonly ListFacet[]) =>
  z.object({ ...filter?.schema.shape, ...facetSchema(facets).shape });
