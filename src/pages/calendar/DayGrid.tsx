import { Box } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { calendarKeys, WeekdayNames, weeksBetween } from '@/components/form/calendar/weeks';
import { usePrinting } from '@/components/ui/print/printing';
import { today, useDayTexts } from '@/components/ui/text/dates';
import { unseen } from '@/components/ui/theme/sharedStyles';
import { holiday, partsOf, toAd, weekdayOf } from '@/domain/calendar/bikramSambat';
import { DayEntries } from './DayEntries';
import type { Shown } from './entries';
import { isIn, type Span, searchOf } from './span';

interface DayGridProps {
  span: Span;
  shown: Shown;
  /** Shows another month or week. */
  onShow: (day: number) => void;
}

/** How many entries of a day a month has room for. */
const most = 3;

/** The days by weeks: a table, in which the keys of the date grid move from day to day. */
export function DayGrid({ span, shown, onShow }: DayGridProps) {
  const translate = useTranslate();
  const { grid, active, onKeyDown } = useActiveDay(span, onShow);
  const isWeek = span.view === 'week';
  const isAll = usePrinting() !== undefined || isWeek;
  return (
    <Box component="table" ref={grid} role="grid" aria-label={translate('schedule.title')} onKeyDown={onKeyDown} sx={table}>
      <WeekdayNames />
      <tbody>
        {weeksBetween(span.first, span.last).map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <Box component="td" key={day} sx={{ height: isWeek ? 320 : 112 }} data-other={!isIn(span, day) || undefined}>
                {isIn(span, day) && (
                  <>
                    <DayLink day={day} span={span} isActive={day === active} />
                    <DayEntries day={day} shown={shown} isWhole={isWeek} most={isAll ? undefined : most} by={span.by} />
                  </>
                )}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: 1,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  bgcolor: 'background.paper',
  '& th': { p: 0.5, fontWeight: 600 },
  '& td': { p: 0.5, verticalAlign: 'top', border: 1, borderColor: 'divider' },
  '& td[data-other]': { bgcolor: 'background.default' },
} as const;

/** The day that the keyboard is on; a key that leaves the days shown shows others. */
function useActiveDay(span: Span, onShow: (day: number) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const [chosen, setChosen] = useState(today);
  const active = isIn(span, chosen) ? chosen : span.first;

  useEffect(() => {
    if (!isMoving.current || active !== chosen) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = calendarKeys[event.shiftKey ? `Shift+${event.key}` : event.key];
    const isOnDay = event.target instanceof HTMLElement && event.target.dataset['day'] !== undefined;
    if (!move || !isOnDay || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const day = move(active);
    isMoving.current = true;
    setChosen(day);
    if (!isIn(span, day)) onShow(day);
  };
  return { grid, active, onKeyDown };
}

interface DayLinkProps {
  day: number;
  span: Span;
  isActive: boolean;
}

/** A day's date, and small its date in the other calendar; it leads to the day's week, or from there to its month. */
function DayLink({ day, span: { by, view }, isActive }: DayLinkProps) {
  const { digits, both } = useDayTexts();
  const dates = [partsOf(day).date, Number(toAd(day).slice(-2))];
  const [date = 0, other = 0] = by === 'ad' ? dates.toReversed() : dates;
  return (
    <Box
      component={RouterLink}
      to={{ search: searchOf({ by, view: view === 'week' ? 'month' : 'week' }, day) }}
      aria-current={day === today() ? 'date' : undefined}
      tabIndex={isActive ? 0 : -1}
      data-day={day}
      sx={{ ...dayLook, color: weekdayOf(day) === holiday ? 'error.main' : 'text.primary' }}
    >
      {/* Its name is the whole date: the two numbers, read after each other, would be one. */}
      <Box component="span" sx={unseen}>
        {both(day)}
      </Box>
      <span aria-hidden>{digits(date)}</span>
      <Box component="span" aria-hidden sx={{ typography: 'caption', color: 'text.secondary' }}>
        {digits(other)}
      </Box>
    </Box>
  );
}

const dayLook = {
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 24,
  px: 0.5,
  mb: 0.5,
  borderRadius: 1,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'action.selected' },
} as const;
