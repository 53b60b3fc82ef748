import { Column } from '@/components/list/columns/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { InstantField } from '@/components/record/details/MomentDetail';
import { OnRest } from '@/components/record/OnRest';
import { instantColumnText } from '@/components/ui/text/dates';
import type { ShownText } from '@/components/ui/text/shownText';
import { readableText } from '@/domain/html/readableText';

const facets = [{ source: 'kind', label: 'fields.activity_kind', named: 'kind', texts: 'activity.kinds' }] as const;

const kindText: ShownText = (kind, { translate }) => translate(`activity.kinds.${kind}`, { _: kind });
const aboutText: ShownText = (about) => readableText(about);

/** What has happened besides the changes of records, the newest first. */
export const ActivityList = () => (
  <OnRest title="activity.list" none="activity.none">
    <ListScreen first={null} facets={facets} sort={{ field: 'at', order: 'DESC' }}>
      <Column source="at" label="fields.activity_at" text={instantColumnText}>
        <InstantField source="at" />
      </Column>
      <Column source="kind" label="fields.activity_kind" text={kindText} isName />
      <Column source="person" label="fields.activity_person" />
      <Column source="about" label="fields.activity_about" text={aboutText} />
      <Column source="times" label="fields.activity_times" isShort />
      <Column source="client" label="fields.activity_client" />
      <Column source="browser" label="fields.activity_browser" />
      <Column source="system" label="fields.activity_system" />
    </ListScreen>
  </OnRest>
);
