import { Box } from '@mui/material';
import { useContext } from 'react';
import { type RaRecord, useGetList, useListContext, useTranslate } from 'react-admin';
import { usePrinting } from '@/components/print/printing';
import { usePrintOnce } from '@/components/print/usePrintOnce';
import { ListRead } from '@/components/record/listRead';
import { useDigits } from '@/components/useDigits';
import type { Shown } from '@/providers/data/shown';
import type { NamedColumn } from './Column';
import type { ListFacet } from './FacetFilter';
import { facetTexts } from './facetTexts';

interface PrintedListProps {
  columns: readonly NamedColumn[];
  shown: Shown;
  facets: readonly ListFacet[];
}

/** The list on paper: what narrows it, and all of its rows, on whichever page, with what its table shows of them. */
export function PrintedList(props: PrintedListProps) {
  return usePrinting() && <Rows {...props} />;
}

function Rows({ columns, shown, facets }: PrintedListProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const { resource, data: onPage = [], filterValues } = useListContext<RaRecord>();
  const { data } = useGetList<RaRecord>(resource, useContext(ListRead));
  usePrintOnce(data !== undefined);
  // The browser's own menu doesn't wait.
  const rows = data ?? onPage;
  const narrowed = facetTexts(facets, filterValues, rows).map((key) => translate(key, { _: key }));
  const { q }: { q?: unknown } = filterValues;
  const searched = typeof q === 'string' && q !== '' ? [`“${q}”`] : [];
  return (
    <Box sx={{ display: 'none', displayPrint: 'block', typography: 'body2' }}>
      <p>{[...narrowed, ...searched, translate('ui.rows_count', { count: rows.length })].join(' · ')}</p>
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
              <td>{digits(index + 1)}</td>
              {columns.map(({ source }) => (
                <td key={source}>{digits(shown.textOf(record, source))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', p: '4px 8px 4px 0', borderBottom: 1, borderColor: 'divider' },
};
