import { Box, Link, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import { fromAd } from '@/domain/bikramSambat';
import { wallClockParts } from '@/domain/wallClock';
import type { Shown } from './entries';

/** Says in words what clashes, each with links to both. */
export function ClashList({ clashes }: Pick<Shown, 'clashes'>) {
  const translate = useTranslate();
  const { both } = useDayTexts();
  const id = useId();
  if (clashes.length === 0) return null;
  const dayOf = (start: string) => {
    const { date } = wallClockParts(start);
    const day = fromAd(date);
    return day === undefined ? date : both(day);
  };
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, borderColor: 'error.main' }}>
      <Typography id={id} component="h3" variant="subtitle2" color="error">
        {translate('schedule.clashes', { smart_count: clashes.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        {clashes.map(({ one, other, at }) => (
          <li key={`${one.key} ${other.key}`}>
            <Link component={RouterLink} to={one.to}>
              <Words text={one.name} />
            </Link>{' '}
            {translate('schedule.and')}{' '}
            <Link component={RouterLink} to={other.to}>
              <Words text={other.name} />
            </Link>
            {': '}
            {/* They meet once the later one begins. */}
            {translate(`schedule.clash_${at}`, { day: dayOf(other.start) })}
          </li>
        ))}
      </Box>
    </Paper>
  );
}
