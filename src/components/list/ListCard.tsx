import { Paper } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { BulkBar } from '@/components/record/bulk/BulkBar';
import { openFormTexts } from '@/components/record/formTexts';
import { LoadingLines } from '@/components/ui/feedback/LoadingLines';
import { Later } from '@/components/ui/lazy/Later';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { marked } from '@/components/ui/marks';
import { ListColumns } from './columns/ListColumns';
import type { useColumns } from './columns/useColumns';
import type { UnsureCourse } from './opening';
import { HighlightedRows } from './table/HighlightedRows';
import { ListTable } from './table/ListTable';
import { Pager, PagerPlace, type PageSizes } from './table/Pager';
import { areOffered, courseFieldOf, useRecentCourses } from './toolbar/courseMemory';
import type { ListFacet } from './toolbar/FacetFilter';
import type { ListFilter } from './toolbar/FilterForm';
import { ListToolbar } from './toolbar/ListToolbar';
import { PrintedList } from './toolbar/PrintedList';

/** In pixels, so that the rows don't move: a phone folds the filter once it is filled in, and until then has a line for each input. */
const filterHeight = (fields: number, isKnown: boolean, chips: number) => ({
  xs: isKnown ? 52 : 105 + 53 * fields + chips,
  sm: 94 + chips,
});

/** The height of a line of recent courses below the inputs. */
const chipLine = 36;

/** The height that a filter adds to a list; none on a phone, which folds it once there are rows. */
const filterRoom = { xs: '0px', sm: '66px' };

const scrolled = `& > ${marked('scroll')}` as const;
const unfolded = `&:has(> ${marked('open')})` as const;

/** Fills the window below the app bar and the page's title: only the rows scroll, and all around them stays in view. */
const card = {
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: {
    xs: 'max(calc(100dvh - 176px - var(--above, 0px)), 448px)',
    sm: 'max(calc(100dvh - 148px - var(--above, 0px)), calc(448px + var(--filter, 0px)))',
  },
  '& > *': { flexShrink: 0 },
  [scrolled]: { flexShrink: 1 },
  // On a phone an unfolded filter takes the whole window.
  '@media (max-width: 599.95px)': {
    [unfolded]: { maxHeight: 'none', [scrolled]: { maxHeight: '60dvh' } },
  },
  '@media print': { display: 'block', maxHeight: 'none' },
} as const;

// Only lists with a filter need the code of a form, and the sentences of its rules.
const FilterForm = lazyWith(
  lazyScreen(() => import('./toolbar/FilterForm'), 'FilterForm'),
  openFormTexts,
);

interface ListCardProps extends ReturnType<typeof useColumns> {
  title: string;
  bulkActions?: ReactNode;
  /** Whether rows can be chosen; by default where there are bulk actions. */
  choosable?: boolean;
  filter?: ListFilter | undefined;
  /** The filter's course, where nobody has made sure of it yet. */
  unsure?: UnsureCourse | undefined;
  /** The facets that narrow its rows. */
  facets?: readonly ListFacet[];
  /** Chips that narrow it where its server pages it. */
  chips?: ReactNode;
  /** Additional tools of its toolbar. */
  tools?: ReactNode;
  sizes: PageSizes;
  fixedHeight?: number | undefined;
  /** What is offered where there are no rows yet. */
  first?: ReactNode;
  /** The columns. */
  children: ReactNode;
}

/** The parts of a list, wherever its state is kept: the filter, the tools, the rows and the pages. */
export function ListCard({
  title,
  columns,
  shown,
  bulkActions,
  choosable = bulkActions !== undefined,
  filter,
  unsure,
  facets = none,
  chips,
  tools,
  sizes,
  fixedHeight,
  first,
  children,
}: ListCardProps) {
  const inSight = columns.filter(({ source }) => shown.columns.includes(source));
  return (
    <Paper variant="outlined" sx={{ ...card, '--filter': filter && filterRoom }}>
      {filter && <Filter {...filter} unsure={unsure} />}
      <ListToolbar title={title} columns={columns} shown={shown} facets={facets} chips={chips} tools={tools} />
      {unsure ? null : filter?.notice}
      <PrintedList columns={inSight} shown={shown} facets={facets} />
      <HighlightedRows filterSchema={filter?.schema}>
        <ListTable title={title} columns={inSight} filterSchema={filter?.schema} fixedHeight={fixedHeight} first={first}>
          <ListColumns declared={children} columns={inSight} choosable={choosable} />
        </ListTable>
      </HighlightedRows>
      {/* Below the rows, so that none moves as it comes. */}
      {bulkActions && <BulkBar isWhole={!filter}>{bulkActions}</BulkBar>}
      <Later always fallback={pagerPlace}>
        <Pager sizes={sizes} />
      </Later>
    </Paper>
  );
}

const none: readonly ListFacet[] = [];
const pagerPlace = <PagerPlace />;

interface FilterProps extends ListFilter {
  unsure: UnsureCourse | undefined;
}

function Filter({ notice: _, ...filter }: FilterProps) {
  const { filterValues } = useListContext();
  const { schema } = filter;
  const recent = useRecentCourses();
  const field = courseFieldOf(schema);
  const chips = field && areOffered(recent, filterValues[field]) ? chipLine : 0;
  const fields = Object.keys(schema.shape).length;
  const height = filterHeight(fields, schema.safeParse(filterValues).success, chips);
  const place = <LoadingLines count={fields} of="inputs" height={height} />;
  return (
    <Suspense fallback={place}>
      <FilterForm {...filter} place={place} />
    </Suspense>
  );
}
