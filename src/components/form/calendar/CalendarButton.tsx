import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { IconButton, InputAdornment, Popover } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BsCalendar } from './BsCalendar';

interface CalendarButtonProps {
  /** The date's name. */
  name: string;
  day: number | undefined;
  /** The day that the calendar opens at while none is chosen; by default today. */
  near?: number | undefined;
  onChoose: (day: number) => void;
}

/** The button at the end of a date field: it opens the calendar, which returns the focus to it when it closes. */
export function CalendarButton({ name, day, near, onChoose }: CalendarButtonProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (chosen: number) => {
    onChoose(chosen);
    setAnchor(null);
  };
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={translate('calendar.open', { name })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CalendarIcon />
      </IconButton>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': translate('calendar.title', { name }),
            sx: { border: 1, borderColor: 'divider' },
          },
        }}
      >
        <BsCalendar day={day} near={near} onChoose={choose} />
      </Popover>
    </InputAdornment>
  );
}
