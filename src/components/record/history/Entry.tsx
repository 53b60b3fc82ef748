import { Box, Button, Typography } from '@mui/material';
import { type RaRecord, useResourceDefinition, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { ResourceOptions } from '@/components/routing/addresses';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import type { HistoryEntry } from '@/contract/history';
import { fromAd } from '@/domain/bikramSambat';
import { dayAt } from '@/domain/wallClock';
import { useMayWrite } from '@/providers/auth/rights';
import { Change, useColumnName } from './Change';
import { columnsBefore, restoredValues, rowListsBefore } from './restoredValues';

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
            <Change key={change.field} change={change}>
              <Restore
                resource={resource}
                record={record}
                from={created_date}
                columns={columnsBefore([{ ...entry, changes: [change] }])}
              >
                {translate('ui.history_bring_back')}
              </Restore>
            </Change>
          ))}
        </Box>
      )}
      <Box>
        <Restore resource={resource} record={record} from={created_date} columns={columnsBefore(newer)}>
          {translate('ui.history_restore')}
        </Restore>
        <LeftOut lists={rowListsBefore([entry, ...newer])} />
      </Box>
    </Box>
  );
}

/** Names the lists of rows that differ since, and that a restored version doesn't fill in. */
function LeftOut({ lists }: { lists: readonly string[] }) {
  const translate = useTranslate();
  const nameOf = useColumnName();
  if (lists.length === 0) return null;
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      <Words text={translate('ui.history_rows', { fields: lists.map(nameOf).join(', ') })} />
    </Typography>
  );
}

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
