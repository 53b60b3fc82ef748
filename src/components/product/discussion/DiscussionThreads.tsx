import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import type { DiscussionComment } from '@/contract/discussion';
import { ForWriters, InArea } from '@/providers/auth/rights';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';
import { EditComment } from './EditComment';
import { HideComment } from './HideComment';
import { isHidden } from './hiding';
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
