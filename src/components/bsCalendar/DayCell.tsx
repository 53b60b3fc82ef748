import { ButtonBase } from '@mui/material';
import { holiday, partsOf, toAd, weekdayOf } from '@/domain/bikramSambat';
import { today } from './today';
import { useDayTexts } from './useDayTexts';

interface DayCellProps {
  day: number;
  isChosen: boolean;
  /** The one day of the grid that Tab leads to. */
  isActive: boolean;
  onChoose: (day: number) => void;
}

/** A day of the calendar: its date, and below it, small, the Gregorian date. */
export function DayCell({ day, isChosen, isActive, onChoose }: DayCellProps) {
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
