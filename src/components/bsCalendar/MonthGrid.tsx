import { Box } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { daysInMonth, holiday, partsOf, weekdayOf } from '@/domain/bikramSambat';
import { calendarKeys } from './calendarKeys';
import { DayCell } from './DayCell';
import { useDayTexts } from './useDayTexts';

interface MonthGridProps {
  chosen: number | undefined;
  /** The day that the keyboard is on; its month is shown. */
  active: number;
  onMove: (day: number) => void;
  onChoose: (day: number) => void;
}

/** The days of a month by weeks, with the keys of the WAI-ARIA date grid. */
export function MonthGrid({ chosen, active, onMove, onChoose }: MonthGridProps) {
  const texts = useDayTexts();
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => focusActive(grid.current), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = calendarKeys[event.shiftKey ? `Shift+${event.key}` : event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    flushSync(() => onMove(move(active)));
    focusActive(grid.current);
  };

  const { year, month, date } = partsOf(active);
  const first = active - date + 1;
  const last = first + daysInMonth(year, month) - 1;
  return (
    <Box
      component="table"
      role="grid"
      ref={grid}
      aria-label={`${texts.month(month)} ${texts.digits(year)}`}
      onKeyDown={onKeyDown}
      sx={{ width: 1, tableLayout: 'fixed', borderSpacing: 2, '& td, & th': { p: 0 } }}
    >
      <WeekdayNames />
      <tbody>
        {weeksBetween(first, last).map((days) => (
          <tr key={days[0]}>
            {days.map((day) =>
              day >= first && day <= last ? (
                <DayCell key={day} day={day} isChosen={day === chosen} isActive={day === active} onChoose={onChoose} />
              ) : (
                <td key={day} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function WeekdayNames() {
  const translate = useTranslate();
  return (
    <Box component="thead" sx={{ typography: 'caption', color: 'text.secondary' }}>
      <tr>
        {week.map((weekday) => (
          <Box
            component="th"
            key={weekday}
            scope="col"
            abbr={translate(`calendar.weekday_${weekday}`)}
            sx={{ ...(weekday === holiday && { color: 'error.main' }) }}
          >
            {translate(`calendar.weekday_short_${weekday}`)}
          </Box>
        ))}
      </tr>
    </Box>
  );
}

const focusActive = (grid: HTMLElement | null) => grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

const week = [0, 1, 2, 3, 4, 5, 6];

/** Returns whole weeks, from Sunday on, that cover the days from `first` to `last`. */
function weeksBetween(first: number, last: number): number[][] {
  const start = first - weekdayOf(first);
  return Array.from({ length: Math.ceil((last + 1 - start) / 7) }, (_, row) => week.map((weekday) => start + row * 7 + weekday));
}
