import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, NativeSelect } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { addMonths, lastYear, partsOf } from '@/domain/bikramSambat';
import { firstYear } from '@/domain/bikramSambatTable';
import { DayHint } from './DayHint';
import { MonthGrid } from './MonthGrid';
import { today } from './today';
import { useDayTexts } from './useDayTexts';

interface BsCalendarProps {
  /** The day that is chosen, as `domain/bikramSambat` counts. */
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
