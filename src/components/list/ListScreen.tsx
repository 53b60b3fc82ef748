import { Paper } from '@mui/material';
import { memo, type ReactNode, useMemo } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import { Navigate, useLocation, useOutlet } from 'react-router-dom';
import { z } from 'zod/mini';
import { filterDefaults } from '@/components/form/filterDefaults';
import { byId, FurtherActions, quiet, ServerPaged } from '@/components/record/listRead';
import { PageTitle } from '@/components/record/PageTitle';
import { useTitles } from '@/components/routing/addresses';
import { Later } from '@/components/ui/lazy/Later';
import { PartBoundary } from '@/components/ui/lazy/PartBoundary';
import { useMayWrite } from '@/providers/auth/rights';
import { furtherIn } from './columns/ActionColumn';
import { useColumns, useSaid } from './columns/useColumns';
import { ListCard } from './ListCard';
import { ListReader } from './ListReader';
import { useOpening, useUnsureCourse } from './opening';
import { type PageSizes, pageSizes } from './table/Pager';
import { facetSchema, type ListFacet, type ListFlag } from './toolbar/FacetFilter';
import type { ListFilter } from './toolbar/FilterForm';
import { validSearch } from './validSearch';
import { withoutHidden } from './views/sharedView';
import { useFormerColumns, useSharedColumns } from './views/useKept';
import { ViewsButton } from './views/ViewsButton';

interface ListScreenProps {
  /** The page's own buttons, such as `<AddButton/>`. */
  actions?: ReactNode;
  /** What is offered where there are no rows yet, if that isn't the page's main button; null for nothing. */
  first?: ReactNode;
  /** Actions on several rows together, such as `<BulkLink/>`: with it, rows can be chosen. */
  bulkActions?: ReactNode;
  sort?: SortPayload;
  /** The filter that must be filled in first, where the rows come from a search. */
  filter?: ListFilter;
  /** A flag by which the rows can be narrowed. */
  flag?: ListFlag;
  /** Other facets that narrow the rows, in their order on the screen. */
  facets?: readonly ListFacet[];
  /** Whether its adapter's call returns page by page: search and sort, which the server doesn't do, aren't offered then. */
  serverPaged?: boolean;
  /** How such a list is searched and narrowed all the same, where its adapter says by which calls. */
  narrowing?: ListNarrowing;
  sizes?: PageSizes;
  /** The greatest height of the rows, in pixels; beyond it they scroll below the head. */
  fixedHeight?: number;
  /** The columns: `<Column source=… />`, then `<ActionColumn>`. */
  children: ReactNode;
}

/** How a list that its server pages is narrowed: the fields of its filter in the address, and the chips that set them. */
export interface ListNarrowing {
  schema: z.ZodMiniObject;
  chips: ReactNode;
}

/**
 * A resource's table with its title, search, columns, export and pages. Its state is in the address and is kept while a popup is open,
 * which renders in the `Outlet` on a route below.
 */
export function ListScreen(props: ListScreenProps) {
  const { actions, sort = byId, filter, serverPaged = false, narrowing, sizes = pageSizes, children } = props;
  const filterSchema = filter?.schema;
  const { flag, facets: choices } = props;
  const facets = useMemo(() => facetsOf(flag, choices), [flag, choices]);
  const { pathname, search } = useLocation();
  const { list: title = '' } = useTitles();
  const opening = useOpening(search, sizes, filterSchema);
  const unsure = useUnsureCourse(opening.filter);
  useFormerColumns();
  useSharedColumns(search);
  const { columns, shown } = useColumns(children, useSaid(filterSchema, opening.filter));
  const further = useMemo(() => furtherIn(children), [children]);
  const filterFields = fieldsOf(filter, facets, narrowing);
  const listed = { sort, sizes, filterSchema: filterFields, ...pagedAs(serverPaged, narrowing) };
  const valid = validSearch(withoutHidden(opening.search), listed);
  const popup = useOutlet();
  const bulkActions = useForWriters(props.bulkActions);
  const tools = useMemo(() => <ViewsButton sort={sort} filterSchema={filterSchema} />, [sort, filterSchema]);
  // Before the list reads it, because the list keeps an address's parameters for the next visit.
  if (valid !== search) return <Navigate replace to={{ pathname, search: valid }} />;
  return (
    <ListBase
      disableAuthentication
      perPage={opening.perPage}
      // A course that may be gone isn't asked about.
      queryOptions={{ ...quiet, meta: { shown }, enabled: unsure === undefined }}
      sort={sort}
      {...(filterSchema && { filterDefaultValues: filterDefaults(filterSchema) })}
    >
      <ServerPaged value={serverPaged}>
        <ListReader shown={shown} searchFields={filterSchema && Object.keys(filterSchema.shape)}>
          <Title title={title} actions={actions} />
          {/* Before the rows, so that its error is in view. */}
          <PartBoundary>
            <FurtherActions value={further}>{popup}</FurtherActions>
          </PartBoundary>
          <Later waits={popup !== null} fallback={behind}>
            <Card
              title={title}
              bulkActions={bulkActions}
              filter={filter}
              unsure={unsure}
              facets={facets}
              chips={narrowing?.chips}
              tools={tools}
              sizes={sizes}
              fixedHeight={props.fixedHeight}
              first={firstOf(props)}
              columns={columns}
              shown={shown}
            >
              {children}
            </Card>
          </Later>
        </ListReader>
      </ServerPaged>
    </ListBase>
  );
}

const firstOf = ({ first, actions }: ListScreenProps): ReactNode => (first === undefined ? actions : first);

/** The list's placeholder behind a popup that was navigated to. */
const behind = <Paper variant="outlined" sx={{ minHeight: '75vh' }} />;

// Memoised, so that a step in the list, such as to its next page, renders only what it changes.
const Title = memo(PageTitle);
const Card = memo(ListCard);

/** Returns actions to those who may write the area's records. */
const useForWriters = (actions: ReactNode): ReactNode => (useMayWrite() ? actions : undefined);

const facetsOf = (flag: ListFlag | undefined, facets: readonly ListFacet[] = []): readonly ListFacet[] =>
  flag ? [flag, ...facets] : facets;

/** Returns whether the list is paged by its server, and whether it has a search box. */
const pagedAs = (serverPaged: boolean, narrowing: ListNarrowing | undefined) => ({
  serverPaged,
  searched: !serverPaged || narrowing !== undefined,
});

/** Returns the schema of the list's filter in the address. */
const fieldsOf = (filter: ListFilter | undefined, facets: readonly ListFacet[], narrowing: ListNarrowing | undefined) =>
  z.object({ ...filter?.schema.shape, ...facetSchema(facets).shape, ...narrowing?.schema.shape });
