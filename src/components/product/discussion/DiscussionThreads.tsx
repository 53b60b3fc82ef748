import { Alert, Box, Button, Typography } from '@mui/material';
import { useContext, useEffect, useId, useMemo, useRef } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import { RichTextInput } from '@/components/form/richText/RichTextInput';
import type { FormValues } from '@/components/form/work/useSave';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { type DiscussionComment, discussionCalls, discussionForm, hidingForm } from '@/contract/discussion';
import { say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';
import { ForWriters, InArea } from '@/providers/auth/rights';
import { useCall } from '@/providers/data/useCall';
import { useServices } from '@/providers/services';
import { CommentDialog } from './CommentDialog';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';
import { isHidden, useHiding } from './hiding';
import type { DiscussionPlace } from './place';
import { ThreadContext } from './threadContext';
import { type ReadComments, useComments } from './useComments';
import { useName } from './useName';
import { useThread } from './useThread';
import { useUnsent } from './useUnsent';
import { isSameWork, type Work } from './work';

/** The comments on a sub topic, with what is written to them. */
export const DiscussionThreads = ({ place }: { place: DiscussionPlace }) => (
  <InArea area="discussion">
    <QueryContent query={useComments(place)} lines={4} shape="messages">
      {/* Another sub topic begins anew. */}
      {(read) => <Threads key={place.topic_id} place={place} read={read} />}
    </QueryContent>
  </InArea>
);

function Threads({ place, read }: { place: DiscussionPlace; read: ReadComments }) {
  const translate = useTranslate();
  const thread = useThread(place, read);
  const { work, begin, end } = thread;
  const { comments } = read;
  const about = comments.find(({ iid }) => iid === work?.iid);
  const write: Work = { what: 'comment', iid: place.topic_id };
  const isWriting = isSameWork(work, write);
  const button = useFocusAfter(isWriting);
  return (
    <ThreadContext value={thread}>
      {isWriting ? (
        <CommentForm work={write} parent={null} />
      ) : (
        <ForWriters>
          <Button ref={button} variant="outlined" onClick={() => begin(write)}>
            {translate('discussion.write')}
          </Button>
        </ForWriters>
      )}
      <Unsent comments={comments} work={work} topic={place.topic_id} onContinue={begin} />
      {comments.length === 0 ? (
        <Typography color="text.secondary" sx={{ my: 2 }}>
          {translate('discussion.empty')}
        </Typography>
      ) : (
        <CommentList comments={comments} />
      )}
      {about && work?.what === 'edit' && <EditComment key={about.iid} comment={about} onClose={end} />}
      {about && work?.what === 'hide' && <HideComment key={about.iid} comment={about} onClose={end} />}
    </ThreadContext>
  );
}

/** Returns the ref of a button that takes the focus when the form that it has opened is closed. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

interface UnsentProps {
  comments: readonly DiscussionComment[];
  work: Work | undefined;
  topic: number;
  onContinue: (work: Work) => void;
}

/** Names what was written here before and not posted; each opens its form again, which offers to restore it. */
function Unsent({ comments, work, topic, onContinue }: UnsentProps) {
  const translate = useTranslate();
  const name = useName();
  const lines = useUnsent(topic, work).flatMap((unsent) => {
    if (isSameWork(work, unsent)) return [];
    if (unsent.what === 'comment') return [{ unsent, text: translate('discussion.unsent_comment') }];
    const comment = comments.find(({ iid }) => iid === unsent.iid);
    if (comment && unsent.what === 'hide' && isHidden(comment)) return [];
    return comment ? [{ unsent, text: translate(`discussion.unsent_${unsent.what}`, { name: name(comment) }) }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {translate('discussion.unsent')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map(({ unsent, text }) => (
          <li key={`${unsent.what} ${unsent.iid}`}>
            <Button size="small" color="inherit" onClick={() => onContinue(unsent)} sx={{ textAlign: 'start' }}>
              {text}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

interface EditCommentProps {
  comment: DiscussionComment;
  onClose: () => void;
}

/** The popup in which a person changes their own comment. */
function EditComment({ comment, onClose }: EditCommentProps) {
  const translate = useTranslate();
  const { mutateAsync } = useCall(discussionCalls.updateDiscussion);
  const save = (values: FormValues) => mutateAsync({ ...discussionForm.parse(values), discussion: comment.iid });
  return (
    <CommentDialog what="edit" iid={comment.iid} title={translate('discussion.edit_title')} onClose={onClose}>
      <RecordForm schema={discussionForm} editing={useEditing(comment)} save={save} onSaved={onClose}>
        <RichTextInput source="comments" size="few" />
      </RecordForm>
    </CommentDialog>
  );
}

/** Returns the comment as a form changes it: read again before a save, since it may have been changed in another tab. */
function useEditing(comment: DiscussionComment) {
  const { client } = useServices();
  const { topic_id } = useContext(ThreadContext).place;
  return useMemo(() => {
    const reread = async () => {
      const { data } = await client.send(discussionCalls.getDiscussion, { subTopicId: String(topic_id) });
      const found = data.find(({ iid }) => iid === comment.iid);
      if (!found) throw new ApiError(404, say('comment_not_found'));
      return recordOf(found);
    };
    return { record: recordOf(comment), start, reread };
  }, [client, topic_id, comment]);
}

const recordOf = ({ iid, comments }: DiscussionComment): RaRecord => ({ id: iid, comments });
const start = ({ comments }: RaRecord) => ({ comments });

interface HideCommentProps {
  comment: DiscussionComment;
  onClose: () => void;
}

/** The popup in which a person says why a comment is hidden from learners. */
function HideComment({ comment, onClose }: HideCommentProps) {
  const translate = useTranslate();
  const effect = useId();
  const title = translate('discussion.hide_of', { name: useName()(comment) });
  const hiding = useHiding();
  const save = (values: FormValues) => hiding(comment.iid, hidingForm.parse(values).hidden_reason);
  return (
    <CommentDialog what="hide" iid={comment.iid} title={title} describedBy={effect} onClose={onClose}>
      <RecordForm schema={hidingForm} save={save} onSaved={onClose} saveLabel="discussion.hide">
        <Typography id={effect}>{translate('discussion.hide_effect')}</Typography>
        <TextInput source="hidden_reason" multiline minRows={2} />
      </RecordForm>
    </CommentDialog>
  );
}
