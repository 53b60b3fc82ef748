import { Box, Button, Typography } from '@mui/material';
import { type RaRecord, useResourceDefinition, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { ResourceOptions } from '@/components/routing/addresses';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import type { HistoryEntry } from '@/contract/history';
import { fromAd } from '@/domain/calendar/bikramSambat';
import { dayAt } from '@/domain/calendar/wallClock';
import { withRow } from '@/domain/rows/keptRows';
import { useMayWrite } from '@/providers/auth/rights';
import { Change } from './Change';
import { columnsBefore, restoredValues, rowsOf } from './restoredValues';

interface EntryProps {
  entry: HistoryEntry;
  /** The entries after it, newest first. */
  newer: readonly HistoryEntry[];
  resource: string;
  record: RaRecord;
}

/** One write: who, when in both calendars, why, and what it changed. */
export function Entry({ entry, newer, resource, record }: EntryProps) {
  const translate = useTranslate();
  const { instant, both } = useDayTexts();
  const { kind, created_by, created_date, remark, changes } = entry;
  const day = fromAd(dayAt(new Date(created_date)));
  const restoring = { resource, record, from: created_date };
  const before = columnsBefore(record, [...newer, entry]);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <Words text={translate(`ui.history_${kind}`, { by: created_by })} />
        </Typography>
        <Typography variant="caption" color="text.secondary">
          <time dateTime={created_date}>{instant(created_date)}</time>
          {day !== undefined && ` · ${both(day)}`}
        </Typography>
      </Box>
      {remark && (
        <Typography color="text.secondary">
          <Words text={translate('ui.history_remark', { remark })} />
        </Typography>
      )}
      {changes.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          {changes.map((change) => (
            <Change
              key={change.field}
              change={change}
              renderRowAction={(row) => (
                <Restore {...restoring} columns={columnOf(change.field, withRow(rowsOf(record, change.field), row))}>
                  {translate('ui.history_bring_back_row')}
                </Restore>
              )}
            >
              <Restore {...restoring} columns={columnOf(change.field, before[change.field])}>
                {translate('ui.history_bring_back')}
              </Restore>
            </Change>
          ))}
        </Box>
      )}
      <Box>
        <Restore {...restoring} columns={columnsBefore(record, newer)}>
          {translate('ui.history_restore')}
        </Restore>
      </Box>
    </Box>
  );
}

/** Returns a column with its value, where there is one to be restored: what was empty is null. */
const columnOf = (field: string, value: unknown) => (value === undefined ? {} : { [field]: value });

interface RestoreProps {
  resource: string;
  record: RaRecord;
  /** When the version was written. */
  from: string;
  columns: Readonly<Record<string, unknown>>;
  children: string;
}

/** A link to the record's form that fills in these columns: so every rule holds, and nothing is saved unseen. */
function Restore({ resource, record, from, columns, children }: RestoreProps) {
  const { hasEdit, options } = useResourceDefinition<ResourceOptions>({ resource });
  const { search } = useLocation();
  const adapter = options?.loadedAdapter();
  const mayWrite = useMayWrite();
  if (!hasEdit || !adapter || !mayWrite) return null;
  const values = restoredValues(record, columns, adapter);
  if (Object.keys(values).length === 0) return null;
  return (
    <Button
      component={Link}
      size="small"
      sx={{ ml: -0.5 }}
      to={{ pathname: `/${resource}/${encodeURIComponent(record.id)}`, search }}
      state={{ restored: { values, from } }}
    >
      {children}
    </Button>
  );
}
