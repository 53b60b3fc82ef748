import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import { type RaRecord, useGetList, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import { askedOf, byUsualName } from '@/components/form/filterDefaults';
import { ListRead, ServerPaged } from '@/components/record/listRead';
import { endHighlight, type Highlight, useHighlight } from '@/components/ui/feedback/highlight';
import { LandedRow } from './LandedRow';

const Highlighted = createContext<Highlight | undefined>(undefined);

/** Returns the records just added or changed that are on the current page: their rows are scrolled into view and tinted. */
const useHighlighted = () => useContext(Highlighted);

/** Tells whether a record is one of them. */
const isHighlighted = (highlight: Highlight | undefined, { id }: RaRecord): boolean =>
  highlight?.ids.some((highlighted) => String(highlighted) === String(id)) ?? false;

interface HighlightedRowsProps {
  /** The schema of the list's search form. */
  filterSchema?: z.ZodMiniObject | undefined;
  children: ReactNode;
}

/** Wraps a table: records just added or changed are scrolled into view, on whichever page they are; a new one whatever was searched for. */
export function HighlightedRows({ filterSchema, children }: HighlightedRowsProps) {
  const serverPaged = useContext(ServerPaged);
  const { highlight, landed } = useHighlightedRows(filterSchema);
  return <Highlighted value={highlight}>{serverPaged ? <LandedRow added={landed}>{children}</LandedRow> : children}</Highlighted>;
}

interface FoundRows {
  highlight?: Highlight | undefined;
  /** A new record that the page at which it is to be seen lacks, where the server pages the list. */
  landed?: RaRecord | undefined;
}

/** Returns the records just added or changed, once the list has read them and has gone to their page. */
function useHighlightedRows(filterSchema: z.ZodMiniObject | undefined): FoundRows {
  const { resource, page, perPage, setPage, filterValues, setFilters } = useListContext();
  const serverPaged = useContext(ServerPaged);
  const highlight = useHighlight(resource);
  // The rows are in the cache, since the list itself has read them.
  const { data, dataUpdatedAt } = useGetList(resource, useContext(ListRead), { enabled: highlight !== undefined });
  // A response from before the save lacks the change.
  const place = placeIn(highlight && dataUpdatedAt >= highlight.since ? data : undefined, highlight);
  const goal = serverPaged ? newestPage(place, page, highlight) : Math.floor(place / perPage) + 1;

  const goTo = useEffectEvent((number: number) => number !== page && setPage(number));
  const added = place === missing && !serverPaged && highlight?.added;
  const searchFor = useEffectEvent((record: RaRecord) => {
    const wanted = searchOf(record, filterSchema, filterValues);
    if (JSON.stringify(wanted) !== JSON.stringify(filterValues)) setFilters(wanted);
  });
  useEffect(() => {
    if (added) searchFor(added);
  }, [added]);
  // Runs again when a popup opens meanwhile, as through the toast's link: its address may still have the previous page.
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname && place !== unknown && goal > 0) goTo(goal);
  }, [place, goal, pathname]);
  return highlight && place !== unknown && goal === page ? foundRows(highlight, place) : {};
}

const foundRows = (highlight: Highlight, place: number): FoundRows => ({
  highlight,
  landed: (place === missing && highlight.added) || undefined,
});

/** Returns the index of the first of the records, among those of a list. */
const placeIn = (records: readonly RaRecord[] | undefined, highlight: Highlight | undefined): number =>
  records ? records.findIndex((record) => isHighlighted(highlight, record)) : unknown;

/** The index while the rows aren't read; a missing record has the index -1, on page 0. */
const unknown = -2;
const missing = -1;

/** Returns the search of a list, without words and chips, that finds a record; what the record doesn't say stays as it is. */
function searchOf(record: RaRecord, schema: z.ZodMiniObject = z.object({}), standing: Readonly<Record<string, unknown>>) {
  const said = askedOf(schema, byUsualName(record));
  const values = Object.keys(schema.shape).map((field) => {
    const rule: unknown = schema.shape[field];
    const fits = Object.hasOwn(said, field) && rule instanceof z.ZodMiniType && rule.safeParse(said[field]).success;
    return [field, fits ? said[field] : standing[field]] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Returns the page of a list in its server's order: new records are on the first page, others on the current one. */
const newestPage = (place: number, page: number, highlight: Highlight | undefined) => (place < 0 && highlight?.added ? 1 : page);

/** How long a row stays tinted, in milliseconds. */
const tinted = 2000;

/** Scrolls to the first row that was just added or changed, again if it moves; all of these are tinted for a while. */
export function useShowHighlighted(records: readonly RaRecord[], scrollTo: (place: number) => void) {
  const highlight = useHighlighted();
  const place = highlight ? records.findIndex((record) => isHighlighted(highlight, record)) : -1;

  const show = useEffectEvent(() => scrollTo(place));
  useEffect(() => {
    if (place >= 0) show();
  }, [place]);

  const isShown = place >= 0;
  useEffect(() => {
    if (!highlight || !isShown) return undefined;
    const timer = setTimeout(endHighlight, tinted, highlight);
    return () => clearTimeout(timer);
  }, [highlight, isShown]);

  return (record: RaRecord) => isHighlighted(highlight, record);
}
