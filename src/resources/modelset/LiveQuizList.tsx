import { MomentField } from '@/components/fields/MomentField';
import { momentText } from '@/components/fields/momentText';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { digitsText } from '@/components/list/columns/digitsText';
import { ListScreen } from '@/components/list/ListScreen';
import { StatusFilter } from '@/components/list/toolbar/shortInputs';
import { liveQuizFilter } from '@/contract/liveQuizFilter';
import { courseYearSearch } from './courseYearSearch';
import { LiveStatusLink } from './LiveStatusLink';
import { liveStatusText } from './liveStatusText';

const filter = {
  schema: liveQuizFilter,
  inputs: (
    <>
      {courseYearSearch.inputs}
      <StatusFilter source="live_exam_status" />
    </>
  ),
};

export const LiveQuizList = () => (
  <ListScreen filter={filter} sort={byStart} fixedHeight={450}>
    <Column source="modelset_name" />
    <Column source="live_start_date_time" text={momentText}>
      <MomentField source="live_start_date_time" />
    </Column>
    <Column source="live_end_date_time" text={momentText}>
      <MomentField source="live_end_date_time" />
    </Column>
    <Column source="exam_time_duration" text={digitsText} isShort />
    <Column source="live_exam_status" text={liveStatusText}>
      <LiveStatusLink />
    </Column>
    <ActionColumn />
  </ListScreen>
);

const byStart = { field: 'live_start_date_time', order: 'ASC' } as const;
