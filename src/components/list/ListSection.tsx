import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  type Identifier,
  ListBase,
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  type SortPayload,
  useListContext,
  useTranslate,
} from 'react-admin';
import { byId, quiet, ServerPaged } from '@/components/record/listRead';
import { Unchoosable } from './columns/rowChoice';
import { useColumns } from './columns/useColumns';
import { ListCard } from './ListCard';
import { ListReader } from './ListReader';
import type { ListNarrowing } from './ListScreen';
import { type PageSizes, pageSizes, usePageSize } from './table/Pager';
import type { ListFilter } from './toolbar/FilterForm';

/** The rows of a list that are chosen for its page, whatever the list shows at the moment. */
export interface RowChoice {
  /** In the order in which they were chosen. */
  chosen: readonly RaRecord[];
  onChoose: (records: readonly RaRecord[]) => void;
  /** The ids of rows that can't be chosen. */
  unchoosable: ReadonlySet<Identifier>;
}

interface ListSectionProps {
  /** Its adapter returns the rows. */
  resource: string;
  /** A key of the catalogue. */
  title: string;
  sort?: SortPayload;
  filter?: ListFilter;
  /** How it is narrowed, if its server gives it page by page. */
  narrowing?: ListNarrowing;
  choice?: RowChoice;
  sizes?: PageSizes;
  /** The columns. */
  children: ReactNode;
}

/**
 * A list in a page that isn't its own, beside other lists: its search, order and page are not in the address, and are kept as long as the
 * page is mounted. A popup over the page leaves them unchanged.
 */
export const ListSection = ({ resource, ...section }: ListSectionProps) => (
  <ResourceContextProvider value={resource}>
    <Section {...section} />
  </ResourceContextProvider>
);

type SectionProps = Omit<ListSectionProps, 'resource'>;

function Section({ title, sort = byId, filter, narrowing, choice, sizes = pageSizes, children }: SectionProps) {
  const translate = useTranslate();
  const columns = useColumns(children);
  const card = (
    <ListCard title={title} filter={filter} chips={narrowing?.chips} choosable={choice !== undefined} sizes={sizes} {...columns}>
      {children}
    </ListCard>
  );
  return (
    // The list ends where one without a heading of its own would.
    <Box component="section" sx={{ '--above': '56px' }}>
      <Typography component="h2" variant="subtitle1" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      <ListBase
        disableAuthentication
        disableSyncWithLocation
        perPage={usePageSize(sizes)}
        queryOptions={{ ...quiet, meta: { shown: columns.shown } }}
        sort={sort}
      >
        <ServerPaged value={narrowing !== undefined}>
          <ListReader shown={columns.shown}>{choice ? <Choosing {...choice}>{card}</Choosing> : card}</ListReader>
        </ServerPaged>
      </ListBase>
    </Box>
  );
}

/** Provides the list with the page's choice in place of its own. */
function Choosing({ chosen, onChoose, unchoosable, children }: RowChoice & { children: ReactNode }) {
  const list = useListContext<RaRecord>();
  const selectedIds = chosen.map(({ id }) => id);
  const onSelect = (ids: readonly Identifier[]) => {
    const wanted = new Set(ids);
    const added = (list.data ?? []).filter(({ id }) => wanted.has(id) && !selectedIds.includes(id) && !unchoosable.has(id));
    onChoose([...chosen.filter(({ id }) => wanted.has(id)), ...added]);
  };
  const onToggleItem = (id: Identifier) =>
    onSelect(selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id]);
  return (
    <Unchoosable value={unchoosable}>
      <ListContextProvider value={{ ...list, selectedIds, onSelect, onToggleItem, onUnselectItems: () => onChoose([]) }}>
        {children}
      </ListContextProvider>
    </Unchoosable>
  );
}
