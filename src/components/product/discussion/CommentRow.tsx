import StaffIcon from '@mui/icons-material/Verified';
import { Box } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { PersonMark } from '@/components/ui/media/PersonMark';
import { Words } from '@/components/ui/text/Words';
import type { DiscussionComment } from '@/contract/discussion';
import { indentOf, type ThreadRow } from '@/domain/thread';
import { CommentForm } from './CommentForm';
import { CommentNotes } from './CommentNotes';
import { CommentTime } from './CommentTime';
import { isHidden } from './hiding';
import { RowActions } from './RowActions';
import { ThreadContext } from './threadContext';
import { useName } from './useName';
import { isSameWork } from './work';

interface CommentRowProps {
  row: ThreadRow<DiscussionComment>;
  /** The comment that it answers, where the place doesn't show that: beyond the depth from which on all are drawn flat. */
  answered: DiscussionComment | undefined;
}

/** A comment, what can be done with it, and the form in which it is answered. */
export function CommentRow({ row: { comment, depth, replies }, answered }: CommentRowProps) {
  const translate = useTranslate();
  const name = useName();
  const { work } = useContext(ThreadContext);
  const author = name(comment);
  const reply = { what: 'reply', iid: comment.iid } as const;
  const isAnswered = isSameWork(work, reply);
  return (
    <Box sx={{ py: 1, pl: { xs: 1.5 * indentOf(depth), sm: 4 * indentOf(depth) } }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <PersonMark name={author} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={head}>
            <b>
              <Words text={author} />
            </b>
            {comment.is_staff && <StaffIcon color="primary" titleAccess={translate('discussion.staff')} sx={{ fontSize: 16 }} />}
            <CommentTime comment={comment} />
            {comment.edited_at && <span>{translate('discussion.edited')}</span>}
            {answered && <Words text={translate('discussion.answers', { name: name(answered) })} />}
          </Box>
          <CommentNotes comment={comment} />
          <Box sx={isHidden(comment) ? dimmed : {}}>
            <SafeHtml html={comment.comments} profile="comment" />
          </Box>
          <RowActions comment={comment} replies={replies} isAnswered={isAnswered} />
        </Box>
      </Box>
      {isAnswered && (
        // On a phone it needs the room of the indentation.
        <Box sx={{ ml: { xs: -1.5 * indentOf(depth), sm: 4.5 } }}>
          <CommentForm work={reply} parent={comment.iid} label={translate('discussion.reply_to', { name: author })} />
        </Box>
      )}
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  fontSize: 13,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '& b': { color: 'text.primary' },
} as const;

/** Lighter, but with the contrast that a text needs. */
const dimmed = { color: 'text.secondary', '& img': { opacity: 0.6 } } as const;
