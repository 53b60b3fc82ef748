import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DayHint } from './DayHint';
import { MonthGrid } from './MonthGrid';
import { MonthPicker } from './MonthPicker';
import { today } from './today';

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
