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
import { type LinkState, recordingCalls, recordingFilter } from '@/contract/recording';
import { videoUrl } from '@/contract/urlFields';
import { useRead } from '@/providers/data/useRead';

const CourseInput = lazyPart(() => import('@/components/product/courseTree/CourseInput'), 'CourseInput');
const BatchInput = lazyPart(() => import('@/components/product/cascades/cascadeInputs'), 'BatchInput');

interface Linked {
  video_url?: unknown;
  link_state?: LinkState | undefined;
}

/** Whether a recording's address opens: it is a video's over https, and the server, if it looks, has found something there. */
const opens = ({ video_url, link_state }: Linked): boolean => link_state !== 'broken' && videoUrl.safeParse(video_url).success;

/** How many classes of the batch are recorded, and which of the addresses open, as far as that is known. */
function Recorded() {
  const translate = useTranslate();
  const digits = useDigits();
  // The list has made the same request: it is read once.
  const asked = recordingFilter.safeParse(useListContext().filterValues).data;
  const { data } = useRead(recordingCalls.getRecording, asked, countsOf);
  if (!data) return null;
  const { classes, all, broken, unchecked, isChecked } = data;
  const said = (text: string, count: number) => translate(`recording.${text}`, { smart_count: count, count: digits(count) });
  const parts = [
    said('recorded', classes),
    ...(broken > 0 ? [said('broken', broken)] : []),
    ...(unchecked > 0 ? [said('unchecked', unchecked)] : []),
    ...(isChecked && all > 0 && broken + unchecked === 0 ? [said('all_open', all)] : []),
    ...(!isChecked && all > 0 ? [translate('recording.not_opened')] : []),
  ];
  return (
    <Alert severity={broken > 0 ? 'warning' : 'info'} role="status" square>
      {parts.join(' ')}
    </Alert>
  );
}

const countsOf = ({ data }: Reply<typeof recordingCalls.getRecording>) => ({
  classes: new Set(data.map(({ class_date }) => class_date)).size,
  all: data.length,
  broken: data.filter((recording) => !opens(recording)).length,
  unchecked: data.filter(({ link_state }) => link_state === 'unchecked').length,
  isChecked: data.some(({ link_state }) => link_state !== undefined),
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

const addressText: ShownText = (address, { translate, record }) =>
  opens({ ...record, video_url: address }) ? address : translate('recording.does_not_open', { address });

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
