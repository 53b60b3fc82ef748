import SettledIcon from '@mui/icons-material/TaskAltOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOff';
import { Box, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import type { DiscussionComment } from '@/contract/discussion';

/** Says of a hidden comment who has hidden it, when and why; and of one that needs no answer who said so; of another one nothing. */
export function CommentNotes({ comment }: { comment: DiscussionComment }) {
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
