import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, ResourceContextProvider, type SortPayload, useTranslate } from 'react-admin';
import { byId, quiet } from '@/components/record/listRead';
import { useColumns } from './columns/useColumns';
import { ListCard } from './ListCard';
import { ListReader } from './ListReader';
import { type PageSizes, pageSizes } from './table/Pager';
import type { ListFilter } from './toolbar/FilterForm';

interface ListSectionProps {
  /** Its adapter returns the rows. */
  resource: string;
  /** A key of the catalogue. */
  title: string;
  sort?: SortPayload;
  filter?: ListFilter;
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

function Section({ title, sort = byId, filter, sizes = pageSizes, children }: Omit<ListSectionProps, 'resource'>) {
  const translate = useTranslate();
  const columns = useColumns(children);
  return (
    <Box component="section">
      <Typography component="h2" variant="subtitle1" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      <ListBase
        disableAuthentication
        disableSyncWithLocation
        perPage={sizes[0]}
        queryOptions={{ ...quiet, meta: { shown: columns.shown } }}
        sort={sort}
      >
        <ListReader shown={columns.shown}>
          <ListCard title={title} filter={filter} sizes={sizes} {...columns}>
            {children}
          </ListCard>
        </ListReader>
      </ListBase>
    </Box>
  );
}
