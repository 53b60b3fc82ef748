import HiddenIcon from '@mui/icons-material/VisibilityOff';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import type { DiscussionComment } from '@/contract/discussion';

/** Says of a hidden comment who has hidden it, when and why; of another one nothing. */
export function HiddenNote({ comment: { hidden_date, hidden_by, hidden_reason } }: { comment: DiscussionComment }) {
  const translate = useTranslate();
  const { instant, otherCalendar } = useDayTexts();
  if (!hidden_date) return null;
  const by = hidden_by || translate('ui.not_available');
  const date = `${instant(hidden_date)}${otherCalendar(hidden_date)}`;
  return (
    <Box sx={note}>
      <HiddenIcon aria-hidden sx={{ fontSize: 16, mt: '2px' }} />
      <span>
        <Words text={translate('discussion.hidden', { by, date, reason: hidden_reason ?? '' })} />
      </span>
    </Box>
  );
}

const note = { display: 'flex', alignItems: 'flex-start', gap: 0.5, fontSize: 13, overflowWrap: 'anywhere' } as const;
