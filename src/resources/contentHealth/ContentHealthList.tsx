import EditIcon from '@mui/icons-material/EditOutlined';
import AgainIcon from '@mui/icons-material/RefreshOutlined';
import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { type RaRecord, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { z } from 'zod/mini';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { RowLink, useRowName } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { FirstLink } from '@/components/list/toolbar/ToolButton';
import { countOf, StillLooking } from '@/components/product/health/StillLooking';
import { type Health, useContentHealth } from '@/components/product/health/useContentHealth';
import { BulkLink } from '@/components/record/bulk/BulkBar';
import { InstantField } from '@/components/record/details/MomentDetail';
import { places } from '@/components/record/inOrder';
import { OnRest } from '@/components/record/OnRest';
import { IconLink } from '@/components/routing/IconLink';
import { instantColumnText, momentText } from '@/components/ui/text/dates';
import type { ShownText } from '@/components/ui/text/shownText';
import { Words } from '@/components/ui/text/Words';
import { finding } from '@/contract/contentHealth';
import { wallClockAt } from '@/domain/calendar/wallClock';
import { digitsIn } from '@/domain/digits';
import { readableText } from '@/domain/html/readableText';
import { mendAddress } from './mendAddress';

const facets = [
  { source: 'urgency', label: 'fields.finding_urgency', named: 'urgency', texts: 'content_health.urgency' },
  { source: 'kind', label: 'fields.finding_kind', named: 'kind', texts: 'content_health.kinds' },
  { source: 'course_iid', label: 'fields.finding_course', named: 'of_course' },
] as const;

const nameText: ShownText = (name) => readableText(name);
const urgencyText: ShownText = (urgency, { translate }) => translate(`content_health.urgency.${urgency}`);

/** What is to be mended, the most urgent first. */
export const ContentHealthList = () => (
  <OnRest title="content_health.list" none="content_health.none">
    <ListScreen
      actions={<HowChecked />}
      first={<FirstLink to="/coursesetup" what="tree" />}
      bulkActions={<BulkLink to="check" label="content_health.check_button" fits={isCheckable} />}
      facets={facets}
      sort={{ field: 'rank', order: 'ASC' }}
    >
      <Column source="name" label="fields.finding_name" text={nameText}>
        <MendName />
      </Column>
      <Column source="what" label="fields.finding_what" text={whatText} />
      <Column source="urgency" label="fields.finding_urgency" text={urgencyText} isShort />
      <Column source="course_name" />
      <Column source="address" label="fields.finding_address" />
      <Column source="checked_date" label="fields.finding_checked" text={instantColumnText}>
        <InstantField source="checked_date" />
      </Column>
      <ActionColumn>
        <MendLink />
        <CheckLink />
      </ActionColumn>
    </ListScreen>
  </OnRest>
);

/** The record's name, linked to the form that mends it. */
function MendName() {
  const record = useRecordContext();
  const to = mendAddress(record);
  const name = <Words text={readableText(String(record?.['name'] ?? ''))} />;
  return to ? (
    <Link to={to} className="row-name">
      {name}
    </Link>
  ) : (
    name
  );
}

/** Says how links and images are checked here, and whether that is still under way. */
function HowChecked() {
  const translate = useTranslate();
  const { data: health } = useContentHealth(true);
  useFreshRows(health);
  if (health === undefined) return null;
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {translate(health.by_shape ? 'content_health.by_shape' : 'content_health.opened')}
      </Typography>
      {health.unchecked > 0 && (
        <Typography variant="body2" role="status">
          {translate('content_health.unchecked', { smart_count: health.unchecked })}
        </Typography>
      )}
      <StillLooking health={health} />
    </div>
  );
}

/** Reads the list again once more is found. */
function useFreshRows(health: Health | undefined): void {
  const { refetch } = useListContext();
  const found = health && countOf(health);
  const last = useRef(found);
  useEffect(() => {
    if (last.current !== undefined && last.current !== found) void refetch();
    last.current = found;
  }, [found, refetch]);
}

/** Whether a finding comes from a check that can be made again. */
const isCheckable = ({ check }: RaRecord): boolean => typeof check === 'number';

/** Links to the question before a link, an image or a model set is checked again. */
const CheckLink = () => (
  <RowLink to="check" label="content_health.check_name" fits={isCheckable} reads>
    <AgainIcon fontSize="small" />
  </RowLink>
);

CheckLink.reads = true;

/** Links to the form that mends a finding; a person who may only read it is told so there. */
function MendLink() {
  const translate = useTranslate();
  const name = useRowName();
  const to = mendAddress(useRecordContext());
  if (!to) return null;
  return (
    <IconLink label={translate('content_health.mend_name', { name })} to={to} keys="e" details>
      <EditIcon fontSize="small" />
    </IconLink>
  );
}

MendLink.place = places.edit;
MendLink.reads = true;

const told = z.pick(finding, { kind: true, fault: true, detail: true, part: true, unchecked_since: true });

/** Says what is wrong: which field doesn't open and why, how much of a model set is ready, or what is missing. */
const whatText: ShownText = (json, language) => {
  const { translate, locale } = language;
  const { data } = told.safeParse(JSON.parse(json || 'null'));
  if (!data) return '';
  const { kind, fault, detail, part, unchecked_since } = data;
  const says = translate(`content_health.kinds.${kind}`, { smart_count: 1 });
  if (kind === 'modelset') {
    const [ready, total] = (detail ?? '').split('/');
    return `${says}: ${digitsIn(locale, translate('ui.ready', { ready, total }))}`;
  }
  if (fault === null) return says;
  const why = translate(`content_health.faults.${fault}`);
  const status = detail === null ? '' : ` (${digitsIn(locale, detail)})`;
  const since = unchecked_since === null ? '' : momentText(wallClockAt(new Date(unchecked_since)), language);
  const stale = since && ` – ${translate('content_health.not_checked', { since })}`;
  return `${translate(`content_health.parts.${part}`)}: ${why}${status}${stale}`;
};
