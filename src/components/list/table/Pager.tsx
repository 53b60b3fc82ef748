import {
  Button,
  MenuItem,
  Pagination,
  PaginationItem,
  type PaginationRenderItemParams,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { memo, useDeferredValue } from 'react';
import { useEvent, useListPaginationContext, useStore, useStoreContext, useTranslate } from 'react-admin';
import { mark } from '@/components/ui/marks';
import { useDigits } from '@/components/ui/text/digits';

/** The page size that stands for *All*. */
const allRows = 100_000;

/** The page sizes to choose from; a list opens with the first. */
export type PageSizes = readonly [number, ...number[]];

/** The page sizes of lists by default. */
export const pageSizes: PageSizes = [5, 10, 25, allRows];

/** Where the page size that a person has chosen is stored: in any list, for all. */
const chosenSize = 'pageSize';

/** Returns the page size that was last chosen in any list, if this one offers it. */
export function useChosenSize(sizes: PageSizes): number | undefined {
  const [chosen] = useStore<unknown>(chosenSize);
  return sizes.find((size) => size === chosen);
}

/** Returns a list's page size where its address has none. */
export const usePageSize = (sizes: PageSizes): number => useChosenSize(sizes) ?? sizes[0];

/** Prev, page numbers, Next, and the choice of the page size. Fewer than 6 pages are shown in full, more with an ellipsis. */
export function Pager({ sizes }: { sizes: PageSizes }) {
  const translate = useTranslate();
  const { page, perPage, setPage, setPerPage, total: known = 0 } = useListPaginationContext();
  // The rows render before the pager.
  const total = useDeferredValue(known);
  const { setItem } = useStoreContext();
  const resize = useEvent((size: number) => {
    setItem(chosenSize, size);
    setPerPage(size);
  });
  const from = (page - 1) * perPage + 1;
  // From a page past the end, the list is about to go to an existing one.
  if (from > total) return null;
  return (
    <Stack direction="row" sx={bar} {...mark('pager')}>
      {sizes.length > 1 && <PageSize sizes={sizes} value={perPage} onChange={resize} />}
      <Typography variant="body2" color="text.secondary" role="status">
        {translate('ui.rows_shown', { from, to: Math.min(from + perPage - 1, total), total })}
      </Typography>
      <Pagination
        count={Math.ceil(total / perPage)}
        page={page}
        onChange={(_event, next) => setPage(next)}
        // At most 5 numbers without an ellipsis, as the specification counts them.
        siblingCount={0}
        boundaryCount={1}
        renderItem={(item) => <PagerItem {...item} />}
        getItemAriaLabel={(kind, number) => (numbered.test(kind) ? translate(`ui.page_${kind}`, { number }) : '')}
        aria-label={translate('ui.pages')}
        sx={pages}
      />
    </Stack>
  );
}

/** The pager's place while the rows are shown before it; none for no rows. */
export function PagerPlace() {
  const { page, perPage, total = 0 } = useListPaginationContext();
  if ((page - 1) * perPage >= total) return null;
  // With the same style, because a new one would let the styles of the whole page be computed again.
  return <Stack direction="row" sx={bar} {...(total > 3 * perPage && { 'data-many': true })} />;
}

const bar = {
  displayPrint: 'none',
  // On a phone more than a few page numbers have a line of their own.
  minHeight: 70,
  '&[data-many]': { minHeight: { xs: 118, sm: 70 } },
  p: 2,
  gap: 2,
  alignItems: 'center',
  flexWrap: 'wrap',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Fits one line on a phone. */
const pages = {
  ml: { sm: 'auto' },
  '& .MuiPaginationItem-root': { minWidth: { xs: 28, sm: 32 }, mx: { xs: 0, sm: '3px' } },
  '& .MuiButton-root': { minWidth: { xs: 44, sm: 64 } },
};

// MUI asks for the label of an ellipsis too, and doesn't use it.
const numbered = /^(page|first|last|next|previous)$/;

function PagerItem(item: PaginationRenderItemParams) {
  const translate = useTranslate();
  const digits = useDigits();
  if (item.type !== 'previous' && item.type !== 'next') return <PaginationItem {...item} page={digits(item.page ?? '')} />;
  return (
    <Button
      size="small"
      color="inherit"
      disabled={item.disabled}
      onClick={item.onClick}
      aria-label={translate(`ui.page_${item.type}`)}
    >
      {translate(item.type === 'previous' ? 'ui.prev' : 'ui.next')}
    </Button>
  );
}

interface PageSizeProps {
  sizes: PageSizes;
  value: number;
  onChange: (size: number) => void;
}

const PageSize = memo(({ sizes, value, onChange }: PageSizeProps) => {
  const translate = useTranslate();
  const digits = useDigits();
  return (
    <TextField
      select
      size="small"
      hiddenLabel
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': translate('ui.rows_per_page') } } }}
    >
      {sizes.map((size) => (
        <MenuItem key={size} value={size}>
          {size === allRows ? translate('ui.all') : digits(size)}
        </MenuItem>
      ))}
    </TextField>
  );
});
