import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { useRowName } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { FirstLink } from '@/components/list/toolbar/ToolButton';
import { useMayHide } from '@/components/product/discussion/hiding';
import { useSettle } from '@/components/product/discussion/useSettle';
import { InstantField } from '@/components/record/details/MomentDetail';
import { places } from '@/components/record/inOrder';
import { OnRest } from '@/components/record/OnRest';
import { IconLink } from '@/components/routing/IconLink';
import { instantColumnText } from '@/components/ui/text/dates';
import type { ShownText } from '@/components/ui/text/shownText';
import { readableText } from '@/domain/html/readableText';
import { shortText } from '@/domain/html/shortText';

const commentText: ShownText = (html) => readableText(html) || shortText(html);
const authorText: ShownText = (name, { translate }) => name.trim() || translate('waiting_comments.anonymous');

/** The comments that await an answer, the oldest first: each is answered where it stands, or needs none. */
export const WaitingComments = () => (
  <OnRest title="waiting_comments.list" none="waiting_comments.none">
    <ListScreen first={<FirstLink to="/coursesetup" what="tree" />} sort={{ field: 'posted_at', order: 'ASC' }}>
      <Column source="comments" label="waiting_comments.asked" text={commentText} isName />
      <Column source="user_name" label="waiting_comments.by" text={authorText} />
      <Column source="lesson_title" label="waiting_comments.lesson" />
      <Column source="topic_title" label="waiting_comments.topic" />
      <Column source="posted_at" label="waiting_comments.on" text={instantColumnText}>
        <InstantField source="posted_at" />
      </Column>
      <ActionColumn>
        <AnswerLink />
        <SettleButton />
      </ActionColumn>
    </ListScreen>
  </OnRest>
);

/** Links to the form of the answer, below the comment. */
function AnswerLink() {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = shortText(useRowName());
  if (!record) return null;
  return (
    <IconLink
      label={translate('waiting_comments.answer_name', { name })}
      word={translate('waiting_comments.answer')}
      to={`/coursesetup/viewSubTopicDetails/${record['slug']}#reply-${record.id}`}
      details
    >
      <ReplyIcon fontSize="small" />
    </IconLink>
  );
}
AnswerLink.place = places.view;
AnswerLink.reads = true;

/** Says that a comment needs no answer; beside the comment that is undone. */
function SettleButton() {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = shortText(useRowName());
  const settle = useSettle('waiting_comments.not_settled');
  if (!useMayHide() || !record) return null;
  return (
    <Button
      size="small"
      aria-label={translate('waiting_comments.settle_name', { name })}
      onClick={() => settle(Number(record.id), { needsAnswer: false })}
    >
      {translate('waiting_comments.settle')}
    </Button>
  );
}
SettleButton.place = places.edit;
