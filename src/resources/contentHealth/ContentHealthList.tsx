import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { countOf, StillLooking } from '@/components/product/health/StillLooking';
import { type Health, useContentHealth } from '@/components/product/health/useContentHealth';
import { BulkLink } from '@/components/record/bulk/BulkBar';
import { InstantField } from '@/components/record/details/MomentDetail';
import { OnRest } from '@/components/record/OnRest';
import { instantColumnText } from '@/components/ui/text/dates';
import type { ShownText } from '@/components/ui/text/shownText';
import { Words } from '@/components/ui/text/Words';
import { readableText } from '@/domain/readableText';
import { CheckLink, isCheckable } from './CheckLink';
import { MendLink } from './MendLink';
import { mendAddress } from './mendAddress';
import { whatText } from './whatText';

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
