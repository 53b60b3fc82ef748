import { Box } from '@mui/material';
import { useContext } from 'react';
import { type RaRecord, useGetList, useListContext, useLocaleState, useTranslate } from 'react-admin';
import { everyRow, ListRead, quiet, ServerPaged } from '@/components/record/listRead';
import { usePrinting, usePrintOnce } from '@/components/ui/print/printing';
import { useDigits } from '@/components/ui/text/digits';
import { figureIn } from '@/domain/digits';
import type { Shown } from '@/providers/data/shown';
import type { NamedColumn } from '../columns/Column';
import { isFlag, type ListFacet } from './FacetFilter';

/** Returns what narrows a list, in words: keys of the catalogue, or the names that its rows have for a value. */
const facetTexts = (facets: readonly ListFacet[], values: Readonly<Record<string, unknown>>, rows: readonly RaRecord[]) =>
  facets.flatMap((facet): string[] => {
    const value = values[facet.source];
    if (value === undefined) return [];
    if (isFlag(facet)) return [facet.text(value === 'y')];
    const name: unknown = rows.find((row) => row[facet.source] === value)?.[facet.named];
    return typeof name === 'string' ? [name] : [];
  });

interface PrintedListProps {
  columns: readonly NamedColumn[];
  shown: Shown;
  facets: readonly ListFacet[];
}

/** The printed list: its filters, and all its rows, on whichever page, written as in its table. */
export function PrintedList(props: PrintedListProps) {
  return usePrinting() && <Rows {...props} />;
}

function Rows({ columns, shown, facets }: PrintedListProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const [locale] = useLocaleState();
  const { filterValues } = useListContext();
  const { rows, before, told } = useRows();
  const narrowed = facetTexts(facets, filterValues, rows).map((key) => translate(key, { _: key }));
  const { q }: { q?: unknown } = filterValues;
  const searched = typeof q === 'string' && q !== '' ? [`“${q}”`] : [];
  return (
    <Box sx={{ display: 'none', displayPrint: 'block', typography: 'body2' }}>
      <p>{[...narrowed, ...searched, told].join(' · ')}</p>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th>{translate('fields.sn')}</th>
            {columns.map(({ source, label }) => (
              <th key={source}>{translate(label)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((record, index) => (
            <tr key={record.id}>
              <td>{digits(before + index + 1)}</td>
              {columns.map(({ source }) => (
                <td key={source}>{figureIn(locale, String(shown.textOf(record, source)))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** The most rows that are printed: of a list of thousands only the current page is. */
const most = 2000;

/** Returns the rows to print, and a text about them: all rows, or the current page's if there are too many or the others didn't load. */
function useRows() {
  const translate = useTranslate();
  const { data: onPage = [], page, perPage, total = 0 } = useListContext<RaRecord>();
  // The browser's own print doesn't wait for all.
  const rows = useEveryRow(total) ?? onPage;
  if (rows.length >= total)
    return { rows, before: 0, told: translate('ui.rows_count', { count: rows.length, smart_count: rows.length }) };
  const before = (page - 1) * perPage;
  return { rows, before, told: translate('ui.rows_shown', { from: before + 1, to: before + rows.length, total }) };
}

/** Reads all rows, unless there are too many; then starts the print that was asked for. */
function useEveryRow(total: number): readonly RaRecord[] | undefined {
  const { resource } = useListContext();
  const read = useContext(ListRead);
  const isPaged = useContext(ServerPaged);
  const enabled = !isPaged || total <= most;
  const all = isPaged && read ? { ...read, pagination: everyRow } : read;
  const { data, error } = useGetList<RaRecord>(resource, all, { ...quiet, enabled });
  usePrintOnce(data !== undefined || error !== null || !enabled);
  return data;
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', p: '4px 8px 4px 0', borderBottom: 1, borderColor: 'divider' },
};
