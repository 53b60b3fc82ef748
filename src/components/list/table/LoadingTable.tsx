import { Box, Table, TableCell, TableHead, TableRow } from '@mui/material';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { loadingBars } from '@/components/feedback/loadingBars';
import { useIsPhone } from '@/components/useIsPhone';
import type { NamedColumn } from '../columns/Column';

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
      sx={{ overflow: 'hidden', ...loadingBars, '& td': { ...cell, height: isPhone ? 76 : 43 } }}
    >
      {/* A head without rows is nothing to read aloud. */}
      <Table size="small" aria-hidden>
        <TableHead>
          <TableRow>
            {!isPhone && <TableCell sx={{ width: 56 }}>{translate('fields.sn')}</TableCell>}
            {labels.map((label) => (
              <TableCell key={label}>{translate(label)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
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
      </Table>
    </Box>
  );
}

const cell = {
  px: { xs: 1, sm: 1.5 },
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  '&:first-of-type': { pl: 2 },
  '&:last-of-type': { pr: 2 },
  '& i': { my: 0.5 },
};
