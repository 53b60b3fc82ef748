import StaffIcon from '@mui/icons-material/Verified';
import { Box, Link } from '@mui/material';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { PersonMark } from '@/components/ui/media/PersonMark';
import { Words } from '@/components/ui/text/Words';
import type { DiscussionComment } from '@/contract/discussion';
import { indentOf, type ThreadRow } from '@/domain/thread';
import { useMayWrite } from '@/providers/auth/rights';
import { CommentForm } from './CommentForm';
import { CommentTime } from './CommentTime';
import { ThreadContext } from './threadContext';
import { isOwn } from './useMe';
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
          <SafeHtml html={comment.comments} profile="comment" />
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

interface RowActionsProps {
  comment: DiscussionComment;
  replies: number;
  /** Whether its answer is being written. */
  isAnswered: boolean;
}

function RowActions({ comment, replies, isAnswered }: RowActionsProps) {
  const translate = useTranslate();
  const { me, begin, isOpen, toggle } = useContext(ThreadContext);
  const name = useName()(comment);
  const { iid } = comment;
  const mayWrite = useMayWrite();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {/* Once its form is open, it gives way to that, which takes the focus. */}
      {!isAnswered && mayWrite && (
        <Action label={translate('discussion.reply_to', { name })} onPress={() => begin({ what: 'reply', iid })} focusFor={iid}>
          {translate('discussion.reply')}
        </Action>
      )}
      {isOwn(comment, me) && mayWrite && (
        <Action onPress={() => begin({ what: 'edit', iid })}>{translate('discussion.edit')}</Action>
      )}
      {replies > 0 && (
        <Action onPress={() => toggle(iid)} isExpanded={isOpen(iid)}>
          {translate('discussion.replies', { count: replies })}
        </Action>
      )}
    </Box>
  );
}

interface ActionProps {
  /** What a screen reader says, if not the text. */
  label?: string;
  onPress: () => void;
  isExpanded?: boolean;
  /** The comment with which it takes the focus. */
  focusFor?: number;
  children: ReactNode;
}

/** A light button: there are several in each row. */
function Action({ label, onPress, isExpanded, focusFor, children }: ActionProps) {
  const { focused } = useContext(ThreadContext);
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = focusFor !== undefined && focused === focusFor;
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);
  return (
    <Link
      ref={button}
      component="button"
      type="button"
      variant="body2"
      underline="hover"
      onClick={onPress}
      sx={{ py: 0.5, minHeight: 28 }}
      {...(label !== undefined && { 'aria-label': label })}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
    >
      {children}
    </Link>
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
