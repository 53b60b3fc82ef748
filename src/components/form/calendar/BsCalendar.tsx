import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, ButtonBase, IconButton, NativeSelect } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { today, useDayTexts } from '@/components/ui/text/dates';
import { addMonths, daysInMonth, holiday, lastYear, partsOf, toAd, weekdayOf } from '@/domain/calendar/bikramSambat';
import { firstYear } from '@/domain/calendar/bikramSambatTable';
import { DayHint } from './DayHint';
import { calendarKeys, WeekdayNames, weeksBetween } from './weeks';

interface BsCalendarProps {
  /** The day that is chosen, as `domain/calendar/bikramSambat` counts. */
  day: number | undefined;
  /** The day that it begins with where none is chosen; by default today. */
  near?: number | undefined;
  onChoose: (day: number) => void;
}

/** A calendar of Bikram Sambat to choose a day from. */
export function BsCalendar({ day, near, onChoose }: BsCalendarProps) {
  const translate = useTranslate();
  const [active, setActive] = useState(day ?? near ?? today);
  return (
    <Box sx={{ width: 320, p: 1.5, display: 'grid', gap: 1 }}>
      <MonthPicker day={active} onMove={setActive} />
      <MonthGrid chosen={day} active={active} onMove={setActive} onChoose={onChoose} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <DayHint day={active} />
        </Box>
        <Button size="small" onClick={() => onChoose(today())}>
          {translate('calendar.today')}
        </Button>
      </Box>
    </Box>
  );
}

interface MonthPickerProps {
  day: number;
  onMove: (day: number) => void;
}

/** Moves from a day to the same date of another month. */
function MonthPicker({ day, onMove }: MonthPickerProps) {
  const translate = useTranslate();
  const texts = useDayTexts();
  const { year, month } = partsOf(day);
  const moveBy = (months: number) => onMove(addMonths(day, months));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <IconButton size="small" aria-label={translate('calendar.previous')} onClick={() => moveBy(-1)}>
        <PreviousIcon />
      </IconButton>
      <NativeSelect
        value={month}
        onChange={({ target }) => moveBy(Number(target.value) - month)}
        inputProps={{ 'aria-label': translate('calendar.month') }}
        sx={{ flex: 1 }}
      >
        {months.map((other) => (
          <option key={other} value={other}>
            {texts.month(other)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        value={year}
        onChange={({ target }) => moveBy((Number(target.value) - year) * 12)}
        inputProps={{ 'aria-label': translate('calendar.year') }}
      >
        {years.map((other) => (
          <option key={other} value={other}>
            {texts.digits(other)}
          </option>
        ))}
      </NativeSelect>
      <IconButton size="small" aria-label={translate('calendar.next')} onClick={() => moveBy(1)}>
        <NextIcon />
      </IconButton>
    </Box>
  );
}

const months = Array.from({ length: 12 }, (_, before) => before + 1);
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, before) => firstYear + before);

interface MonthGridProps {
  chosen: number | undefined;
  /** The day that the keyboard is on; its month is shown. */
  active: number;
  onMove: (day: number) => void;
  onChoose: (day: number) => void;
}

/** The days of a month by weeks, with the keys of the WAI-ARIA date grid. */
function MonthGrid({ chosen, active, onMove, onChoose }: MonthGridProps) {
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

const focusActive = (grid: HTMLElement | null) => grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

interface DayCellProps {
  day: number;
  isChosen: boolean;
  /** The one day of the grid that Tab leads to. */
  isActive: boolean;
  onChoose: (day: number) => void;
}

/** A day of the calendar: its date, and below it, small, the Gregorian date. */
function DayCell({ day, isChosen, isActive, onChoose }: DayCellProps) {
  const { digits, both } = useDayTexts();
  return (
    <td aria-selected={isChosen} {...(weekdayOf(day) === holiday && { 'data-holiday': '' })}>
      <ButtonBase
        tabIndex={isActive ? 0 : -1}
        aria-label={both(day)}
        aria-current={day === today() ? 'date' : undefined}
        data-ad={digits(Number(toAd(day).slice(-2)))}
        onClick={() => onChoose(day)}
        sx={cell}
      >
        {digits(partsOf(day).date)}
      </ButtonBase>
    </td>
  );
}

const cell = {
  display: 'grid',
  width: 1,
  minHeight: 40,
  borderRadius: 1,
  typography: 'body2',
  lineHeight: 1.2,
  // A text node would become part of the button's label, beside the date.
  '&::after': { content: 'attr(data-ad)', fontSize: '0.75rem', fontWeight: 400, color: 'text.secondary' },
  '[data-holiday] > &': { color: 'error.main' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { fontWeight: 600, border: 1, borderColor: 'primary.main' },
  '[aria-selected=true] > &': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '&::after': { color: 'inherit' },
  },
} as const;
