import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, IconButton, NativeSelect } from '@mui/material';
import { useTranslate } from 'react-admin';
import { addMonths, lastYear, partsOf } from '@/domain/bikramSambat';
import { firstYear } from '@/domain/bikramSambatTable';
import { useDayTexts } from './useDayTexts';

interface MonthPickerProps {
  day: number;
  onMove: (day: number) => void;
}

/** Moves from a day to the same date of another month. */
export function MonthPicker({ day, onMove }: MonthPickerProps) {
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
