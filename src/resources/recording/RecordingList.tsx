import { Alert } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { YearFilter } from '@/components/list/toolbar/shortInputs';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { digitsText, useDigits } from '@/components/ui/text/digits';
import type { ShownText } from '@/components/ui/text/shownText';
import type { Reply } from '@/contract/call';
import { recordingCalls, recordingFilter } from '@/contract/recording';
import { videoUrl } from '@/contract/urlFields';
import { useRead } from '@/providers/data/useRead';

const CourseInput = lazyPart(() => import('@/components/product/courseTree/CourseInput'), 'CourseInput');
const BatchInput = lazyPart(() => import('@/components/product/cascades/cascadeInputs'), 'BatchInput');

/** Whether a recording has an address that opens: a video over https. */
const opens = (address: unknown): boolean => videoUrl.safeParse(address).success;

/** How many classes of the batch are recorded, and how many of the addresses don't open. */
function Recorded() {
  const translate = useTranslate();
  const digits = useDigits();
  // The list has made the same request: it is read once.
  const asked = recordingFilter.safeParse(useListContext().filterValues).data;
  const { data } = useRead(recordingCalls.getRecording, asked, countsOf);
  if (!data) return null;
  const { classes, broken } = data;
  return (
    <Alert severity={broken > 0 ? 'warning' : 'info'} role="status" square>
      {translate('recording.recorded', { smart_count: classes, count: digits(classes) })}
      {broken > 0 && ` ${translate('recording.broken', { smart_count: broken, count: digits(broken) })}`}
    </Alert>
  );
}

const countsOf = ({ data }: Reply<typeof recordingCalls.getRecording>) => ({
  classes: new Set(data.map(({ class_date }) => class_date)).size,
  broken: data.filter(({ video_url }) => !opens(video_url)).length,
});

const filter = {
  schema: recordingFilter,
  inputs: (
    <>
      <CourseInput source="course_id" />
      <YearFilter />
      <BatchInput source="group" course="course_id" />
    </>
  ),
  notice: <Recorded />,
};

const addressText: ShownText = (address, { translate }) =>
  opens(address) ? address : translate('recording.does_not_open', { address });

export const RecordingList = () => (
  <ListScreen actions={<AddButton />} filter={filter} sort={{ field: 'class_date', order: 'ASC' }} fixedHeight={450}>
    <Column source="topics" />
    <Column source="batch_name" />
    <Column source="batch_year" />
    <Column source="class_date_nep" text={digitsText} isShort />
    <Column source="class_date" text={digitsText} isShort />
    <Column source="video_url" text={addressText} />
    <ActionColumn>
      <ViewLink />
      <EditLink />
      <DeleteLink />
    </ActionColumn>
  </ListScreen>
);
