import { Box, Link, Paper, Typography } from '@mui/material';
import { Fragment, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { usePrinting } from '@/components/ui/print/printing';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import { fromAd } from '@/domain/calendar/bikramSambat';
import { wallClockParts } from '@/domain/calendar/wallClock';
import type { Shown } from './entries';
import { AllButton, MoreLink } from './More';
import type { Reckoning } from './span';

interface ClashListProps extends Pick<Shown, 'clashes'> {
  /** The calendar by which the days are shown. */
  by: Reckoning;
}

/** How many clashes are listed, and how many entries are named of each, before one asks for the others. */
const most = 10;

/** Says in words what clashes, with links to each. */
export function ClashList({ clashes, by }: ClashListProps) {
  const translate = useTranslate();
  const id = useId();
  const [isAll, setAll] = useState(false);
  const isOnPaper = usePrinting() !== undefined;
  if (clashes.length === 0) return null;
  const listed = isAll || isOnPaper ? clashes : clashes.slice(0, most);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, borderColor: 'error.main' }}>
      <Typography id={id} component="h3" variant="subtitle2" color="error">
        {translate('schedule.clashes', { smart_count: clashes.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        {listed.map((clash) => (
          <Clashing key={`${clash.at} ${clash.start} ${clash.items[0]?.key}`} clash={clash} by={by} />
        ))}
      </Box>
      <AllButton count={clashes.length - listed.length} onShow={() => setAll(true)} />
    </Paper>
  );
}

/** Those that meet, by name, and when they do. */
function Clashing({ clash: { items, at, start }, by }: { clash: Shown['clashes'][number]; by: Reckoning }) {
  const translate = useTranslate();
  const { both } = useDayTexts();
  const { date } = wallClockParts(start);
  const day = fromAd(date);
  const named = items.slice(0, most);
  const others = items.length - named.length;
  const isLast = (place: number) => others === 0 && place === named.length - 1;
  return (
    <li>
      {named.map((entry, place) => (
        <Fragment key={entry.key}>
          {place > 0 && (isLast(place) ? ` ${translate('schedule.and')} ` : ', ')}
          <Link component={RouterLink} to={entry.to}>
            <Words text={entry.name} />
          </Link>
        </Fragment>
      ))}
      {others > 0 && day !== undefined && (
        <>
          {` ${translate('schedule.and')} `}
          <MoreLink day={day} by={by} count={others} />
        </>
      )}
      {': '}
      {translate(`schedule.clash_${at}`, { day: day === undefined ? date : both(day) })}
    </li>
  );
}
