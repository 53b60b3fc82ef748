import { Box, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { useIsPhone } from '@/components/useIsPhone';
import type { NamedColumn } from './Column';

/** How many lines it has at most: a longer page is no better known by more. */
const most = 10;

/** The quiet shape of a list whose rows are on their way: its head, and as many lines as its page has; on a phone cards of two lines. */
export function LoadingTable({ columns }: { columns: readonly NamedColumn[] }) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { perPage } = useListPaginationContext();
  const labels = isPhone ? ['ui.rows'] : columns.map(({ label }) => label);
  return (
    <Box role="status" aria-label={translate('ui.loading')} sx={{ overflow: 'hidden' }}>
      {/* The head is read once it stands over something. */}
      <Table size="small" aria-hidden>
        <TableHead>
          <TableRow>
            {!isPhone && <TableCell sx={{ width: 56 }}>{translate('fields.sn')}</TableCell>}
            {labels.map((label) => (
              <TableCell key={label}>{translate(label)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {Array.from({ length: Math.min(perPage, most) }, (_, line) => (
            <TableRow key={line}>
              {!isPhone && <TableCell>{bar(16)}</TableCell>}
              {labels.map((label, place) => (
                <TableCell key={label} sx={{ height: isPhone ? 76 : 43 }}>
                  {bar(`${[72, 48, 60, 84][(line + place) % 4]}%`)}
                  {isPhone && bar('40%')}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const bar = (width: number | string) => <Skeleton variant="rounded" width={width} height={16} sx={{ my: 0.5 }} />;
