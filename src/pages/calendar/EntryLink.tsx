import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import type { DayEntry } from './entries';

interface EntryLinkProps {
  entry: DayEntry;
  /** Whether it clashes with another. */
  clashes: boolean;
  /** Whether there is room for all that is known of it. */
  isWhole: boolean;
}

/** An entry of a day: what it is and when, its name, and for whom; of one that only goes on, its name. It leads to its details. */
export function EntryLink({ entry, clashes, isWhole }: EntryLinkProps) {
  const translate = useTranslate();
  const { digits } = useDayTexts();
  const { kind, time, name, batchName, courseName } = entry;
  const when = time && translate(`schedule.time.${time.kind}`, { from: digits(time.from), until: digits(time.until) });
  const forWhom = batchName ?? (kind === 'live_quiz' ? translate('schedule.whole_course') : undefined);
  const whose = isWhole ? [courseName, forWhom] : [forWhom];
  const what = [translate(`schedule.kind.${kind}`), when].filter(Boolean).join(' · ');
  if (entry.goesOn && !clashes) {
    return (
      <Box component={Link} to={entry.to} data-kind={kind} aria-label={`${what}, ${name}`} sx={{ ...look, ...oneLine }}>
        <Words text={name} />
      </Box>
    );
  }
  return (
    <Box component={Link} to={entry.to} data-kind={kind} sx={look}>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {what}
      </Box>
      <Box component="span" sx={{ fontWeight: 600, ...(!isWhole && twoLines) }}>
        <Words text={name} />
      </Box>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', '&:empty': { display: 'none' } }}>
        <Words text={whose.filter(Boolean).join(' · ')} />
      </Box>
      {clashes && (
        <Box component="span" sx={{ typography: 'caption', fontWeight: 600, color: 'error.main' }}>
          {translate('schedule.clash')}
        </Box>
      )}
    </Box>
  );
}

/** On paper, where nothing can be opened, all of it is there. */
const twoLines = {
  '@media screen': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
} as const;

const look = {
  display: 'grid',
  px: 1,
  py: 0.5,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  border: 1,
  borderColor: 'divider',
  borderLeftWidth: 3,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&[data-kind=live_quiz]': { borderLeftColor: 'primary.main' },
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** A quieter line, so that the days between the first and the last read as one strip. */
const oneLine = {
  display: 'block',
  py: 0,
  color: 'text.secondary',
  borderLeftWidth: 1,
  '@media screen': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
