import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldRules } from '@/components/form/fieldRules';
import { BsDateInput } from '@/components/form/inputs/BsDateInput';
import { Cell, Group } from '@/components/form/layout';
import { useDayTexts } from '@/components/ui/text/dates';
import { toAd } from '@/domain/calendar/bikramSambat';
import { mostClasses, repeatedDaysOf } from '@/domain/calendar/repeatedDays';
import { InBatch, isOutside, useBatchDates } from './InBatch';

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** Repeats a new recording on weekdays until a day, and shows the dates of all classes first; each but the first can be left out. */
export function RepeatInputs() {
  const { applies } = useFieldRules('repeat_on');
  useFieldRules('repeat_skipped');
  return (
    applies && (
      <Group title="recording.group_repeat">
        <Cell width={12}>
          <Weekdays />
        </Cell>
        <Until />
        <Cell width={12}>
          <Dates />
        </Cell>
      </Group>
    )
  );
}

/** The last day on which there may be a class, once there are weekdays. */
function Until() {
  const { applies } = useFieldRules('repeat_until_nep');
  useFieldRules('repeat_until');
  return applies && <BsDateInput source="repeat_until_nep" ad="repeat_until" />;
}

const listOf = <Item,>(value: unknown): Item[] => (Array.isArray(value) ? value : []);

function Weekdays() {
  const translate = useTranslate();
  const id = useId();
  const { field } = useInput({ source: 'repeat_on' });
  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ typography: 'body2', mb: 1 }}>
        {translate('fields.repeat_on')}
      </FormLabel>
      <ToggleButtonGroup
        value={listOf<number>(field.value)}
        onChange={(_, days: number[]) => field.onChange(days.toSorted((one, other) => one - other))}
        aria-labelledby={id}
        color="primary"
        size="small"
        fullWidth
      >
        {weekdays.map((day) => (
          <ToggleButton key={day} value={day} sx={{ px: 0.5, minWidth: 0, textTransform: 'none' }}>
            {translate(`calendar.weekday_short_${day}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}

/** The dates of the classes, once there are several; those outside of the batch's dates say so, and are asked about. */
function Dates() {
  const translate = useTranslate();
  const id = useId();
  const { both } = useDayTexts();
  const { batch } = useBatchDates();
  const { field } = useInput({ source: 'repeat_skipped' });
  const [class_date, repeat_on, repeat_until] = useWatch({ name: ['class_date', 'repeat_on', 'repeat_until'] });
  const days = repeatedDaysOf({ class_date: String(class_date ?? ''), repeat_on: listOf<number>(repeat_on), repeat_until });
  const skipped = listOf<string>(field.value);
  // The form refuses more.
  if (days.length < 2 || days.length > mostClasses) return null;
  const textOf = (day: number) =>
    batch && isOutside(toAd(day), batch) ? translate('recording.day_outside', { day: both(day) }) : both(day);
  return (
    <div role="group" aria-labelledby={id}>
      <FormLabel id={id}>{translate('recording.classes', { smart_count: days.length - skippedOf(days, skipped) })}</FormLabel>
      <FormGroup>
        {days.map((day, place) => {
          const date = toAd(day);
          return (
            <FormControlLabel
              key={day}
              disabled={place === 0}
              control={
                <Checkbox
                  size="small"
                  checked={place === 0 || !skipped.includes(date)}
                  onChange={(_, isHeld) => field.onChange(isHeld ? skipped.filter((one) => one !== date) : [...skipped, date])}
                />
              }
              label={textOf(day)}
            />
          );
        })}
      </FormGroup>
      <InBatch
        source="repeat_until_nep"
        text="recording.outside_repeated"
        days={days
          .slice(1)
          .map(toAd)
          .filter((date) => !skipped.includes(date))}
      />
    </div>
  );
}

/** How many of the days after the first are left out. */
const skippedOf = (days: readonly number[], skipped: readonly string[]): number =>
  days.slice(1).filter((day) => skipped.includes(toAd(day))).length;
