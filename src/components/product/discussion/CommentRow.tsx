import SettledIcon from '@mui/icons-material/TaskAltOutlined';
import StaffIcon from '@mui/icons-material/Verified';
import HiddenIcon from '@mui/icons-material/VisibilityOff';
import { Box, Link, type SvgIconProps } from '@mui/material';
import { type ComponentType, useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { PersonMark } from '@/components/ui/media/PersonMark';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import { tip } from '@/components/ui/tip';
import type { DiscussionComment } from '@/contract/discussion';
import { relativeTime } from '@/domain/calendar/relativeTime';
import { indentOf, type ThreadRow } from '@/domain/rows/thread';
import { CommentForm } from './CommentForm';
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

/** How long ago a comment was posted; the exact time is its hint, and for a finger, which has no hints, it is shown when this is pressed. */
function CommentTime({ comment: { posted_date, posted_at } }: { comment: DiscussionComment }) {
  const translate = useTranslate();
  const { instant, otherCalendar } = useDayTexts();
  const { readAt, now } = useContext(ThreadContext);
  const [isExact, setExact] = useState(false);
  const { unit, count } = relativeTime(posted_date + (now - readAt) / 1000);
  const ago = translate(`discussion.age.${unit}`, { smart_count: count, count });
  const at = posted_at ?? new Date(readAt - posted_date * 1000).toISOString();
  const exact = `${instant(at)}${otherCalendar(at)}`;
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      underline="hover"
      onClick={() => setExact(!isExact)}
      aria-label={`${ago}, ${exact}`}
      sx={{ minHeight: 24, fontSize: 13, textAlign: 'start' }}
      {...tip(exact)}
    >
      <time dateTime={at}>{isExact ? exact : ago}</time>
    </Link>
  );
}

/** Says of a hidden comment who has hidden it, when and why; and of one that needs no answer who said so; of another one nothing. */
function CommentNotes({ comment }: { comment: DiscussionComment }) {
  const translate = useTranslate();
  const { instant, otherCalendar } = useDayTexts();
  const { hidden_by, hidden_date, hidden_reason, settled_by, settled_date } = comment;
  const said = (by: string | null | undefined, date: string) => ({
    by: by || translate('ui.not_available'),
    date: `${instant(date)}${otherCalendar(date)}`,
  });
  return (
    <>
      {hidden_date && (
        <Note
          Icon={HiddenIcon}
          text={translate('discussion.hidden', { ...said(hidden_by, hidden_date), reason: hidden_reason ?? '' })}
        />
      )}
      {settled_date && <Note Icon={SettledIcon} text={translate('discussion.settled', said(settled_by, settled_date))} />}
    </>
  );
}

const Note = ({ Icon, text }: { Icon: ComponentType<SvgIconProps>; text: string }) => (
  <Box sx={note}>
    <Icon aria-hidden sx={{ fontSize: 16, mt: '2px' }} />
    <span>
      <Words text={text} />
    </span>
  </Box>
);

const note = { display: 'flex', alignItems: 'flex-start', gap: 0.5, fontSize: 13, overflowWrap: 'anywhere' } as const;
