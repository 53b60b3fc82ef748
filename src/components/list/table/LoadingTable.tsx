import { Box } from '@mui/material';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { loadingBars } from '@/components/feedback/loadingBars';
import { useIsPhone } from '@/components/useIsPhone';
import type { NamedColumn } from '../columns/Column';
import { tableStyle } from './tableStyle';

/** How many lines it has at most: more would say nothing more about a longer page. */
const most = 10;

/** The placeholder of a list: its head, and as many lines as its page has rows; on a phone cards of two lines. */
export function LoadingTable({ columns }: { columns: readonly NamedColumn[] }) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { perPage } = useListPaginationContext();
  const labels = isPhone ? ['ui.rows'] : columns.map(({ label }) => label);
  return (
    <Box
      role="status"
      aria-label={translate('ui.loading')}
      sx={{ overflow: 'hidden', ...loadingBars, '& td': { height: isPhone ? 76 : 43 }, '& td > i': { my: 0.5 } }}
    >
      {/* A head without rows is nothing to read aloud. */}
      <Box component="table" aria-hidden sx={tableStyle}>
        <thead>
          <tr>
            {!isPhone && <th className="serial">{translate('fields.sn')}</th>}
            {labels.map((label) => (
              <th key={label}>{translate(label)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: Math.min(perPage, most) }, (_, line) => (
            <tr key={line}>
              {!isPhone && (
                <td>
                  <i style={{ width: 16 }} />
                </td>
              )}
              {labels.map((label, place) => (
                <td key={label}>
                  <i style={{ width: `${[72, 48, 60, 84][(line + place) % 4]}%` }} />
                  {isPhone && <i style={{ width: '40%' }} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
