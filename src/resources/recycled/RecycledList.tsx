import { Typography } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { RestoreLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { BulkLink } from '@/components/record/bulk/BulkBar';
import { InstantField } from '@/components/record/details/MomentDetail';
import { OnRest } from '@/components/record/OnRest';
import { instantColumnText } from '@/components/ui/text/dates';
import { useDigits } from '@/components/ui/text/digits';
import type { ShownText } from '@/components/ui/text/shownText';
import { recycledEntry } from '@/contract/history';
import { mayWrite } from '@/contract/rights';
import { digitsIn } from '@/domain/digits';
import { readableText } from '@/domain/html/readableText';
import { useRights } from '@/providers/auth/rights';
import { useServices } from '@/providers/services';

const facets = [{ source: 'area', label: 'fields.deleted_kind', named: 'area', texts: 'record_kinds' }] as const;

const nameText: ShownText = (name) => readableText(name);

const kindText: ShownText = (area, { translate }) =>
  translate(`record_kinds.${area}`, { smart_count: 1, _: area.replaceAll('_', ' ') });

const partsText: ShownText = (json, { translate, locale }) =>
  recycledEntry.shape.parts
    .parse(JSON.parse(json || '[]'))
    .map(({ area, count }) => digitsIn(locale, `${translate(`record_kinds.${area}`, { smart_count: count, _: area })}: ${count}`))
    .join(', ');

/** What was deleted, newest first. */
export const RecycledList = () => (
  <OnRest title="recycled.list" none="recycled.none">
    <Bin />
  </OnRest>
);

function Bin() {
  const given = useRights();
  const mayRestore = ({ right }: RaRecord) => mayWrite(given, recycledEntry.shape.right.parse(right));
  return (
    <ListScreen
      actions={<KeptFor />}
      first={null}
      bulkActions={<BulkLink to="restore" label="recycled.restore_button" fits={mayRestore} />}
      facets={facets}
      sort={{ field: 'deleted_date', order: 'DESC' }}
    >
      <Column source="name" label="fields.deleted_name" text={nameText} isName />
      <Column source="area" label="fields.deleted_kind" text={kindText} isShort />
      <Column source="parts" label="fields.deleted_parts" text={partsText} />
      <Column source="deleted_by" />
      <Column source="deleted_date" text={instantColumnText}>
        <InstantField source="deleted_date" />
      </Column>
      <ActionColumn>
        <RestoreLink fits={mayRestore} />
      </ActionColumn>
    </ListScreen>
  );
}

/** Says for how long it is kept. */
function KeptFor() {
  const translate = useTranslate();
  const digits = useDigits();
  const { historyDays } = useServices().config;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('recycled.kept', { smart_count: historyDays, days: digits(historyDays) })}
    </Typography>
  );
}
