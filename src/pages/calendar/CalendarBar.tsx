import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { today, useDayTexts } from '@/components/ui/text/dates';
import { partsOf, toAd, toBs } from '@/domain/calendar/bikramSambat';
import { dayAfter, dayBefore, isIn, type Look, type Span } from './span';

interface CalendarBarProps {
  span: Span;
  /** Shows a day, perhaps otherwise than now. */
  onShow: (day: number, look?: Partial<Look>) => void;
}

/** Names the days that are shown, in both calendars, and leads to others. */
export function CalendarBar({ span, onShow }: CalendarBarProps) {
  const translate = useTranslate();
  const { name, others } = useNames(span);
  const { view, by, first } = span;
  // Another look shows today, where it was in sight.
  const kept = isIn(span, today()) ? today() : first;
  return (
    <Box sx={bar}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, displayPrint: 'none' }}>
        <IconButton aria-label={translate(`schedule.${view}_previous`)} onClick={() => onShow(dayBefore(span))}>
          <PreviousIcon />
        </IconButton>
        <Button variant="outlined" onClick={() => onShow(today())}>
          {translate('calendar.today')}
        </Button>
        <IconButton aria-label={translate(`schedule.${view}_next`)} onClick={() => onShow(dayAfter(span))}>
          <NextIcon />
        </IconButton>
      </Box>
      <Box aria-live="polite" sx={{ flex: '1 1 200px' }}>
        <Typography component="h2" variant="subtitle1">
          {name}
        </Typography>
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {others}
        </Typography>
      </Box>
      <Choice name="view" choices={['month', 'week']} value={view} onChoose={(chosen) => onShow(kept, { view: chosen })} />
      <Choice name="by" choices={['bs', 'ad']} value={by} onChoose={(chosen) => onShow(kept, { by: chosen })} />
    </Box>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 } as const;

/** Returns the name of the days that are shown, and their dates in the other calendar. */
function useNames({ by, view, first, last }: Span) {
  const translate = useTranslate();
  const { digits, month, bs } = useDayTexts();
  const isAd = by === 'ad';
  const daysIn = (calendar: 'bs' | 'ad', text: (day: number) => string) =>
    translate(`schedule.days_${calendar}`, { first: digits(text(first)), last: digits(text(last)) });
  const monthName = () => {
    if (isAd) return `${translate(`schedule.ad_month_${Number(toAd(first).slice(5, 7))}`)} ${digits(toAd(first).slice(0, 4))}`;
    const { year, month: number } = partsOf(first);
    return `${month(number)} ${digits(year)}`;
  };
  const weekName = () => (isAd ? daysIn('ad', toAd) : translate('schedule.week_of', { first: bs(first), last: bs(last) }));
  return { name: view === 'month' ? monthName() : weekName(), others: isAd ? daysIn('bs', toBs) : daysIn('ad', toAd) };
}

interface ChoiceProps<Value extends string> {
  /** A part of the keys of its texts. */
  name: string;
  choices: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ name, choices, value, onChoose }: ChoiceProps<Value>) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      size="small"
      value={value}
      // What is chosen already stays chosen.
      onChange={(_, chosen: Value | null) => chosen && onChoose(chosen)}
      aria-label={translate(`schedule.${name}`)}
      sx={{ displayPrint: 'none' }}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          {translate(`schedule.${choice}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
