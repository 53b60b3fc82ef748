import { Link } from '@mui/material';
import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDayTexts } from '@/components/ui/text/dates';
import { tip } from '@/components/ui/tip';
import type { DiscussionComment } from '@/contract/discussion';
import { relativeTime } from '@/domain/relativeTime';
import { ThreadContext } from './threadContext';

/** How long ago a comment was posted; the exact time is its hint, and for a finger, which has no hints, it is shown when this is pressed. */
export function CommentTime({ comment: { posted_date, posted_at } }: { comment: DiscussionComment }) {
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
