import { Checkbox, FormControlLabel, FormGroup, FormLabel, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldRules } from '@/components/form/fieldRules';
import { BsDateInput } from '@/components/form/inputs/BsDateInput';
import { Group } from '@/components/form/layout';
import { useDayTexts } from '@/components/ui/text/dates';
import { toAd } from '@/domain/bikramSambat';
import { allDaysOf } from './repeatDays';

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** Repeats a new recording on weekdays until a day, and shows the dates of all classes first; each but the first can be left out. */
export function RepeatInputs() {
  const { applies } = useFieldRules('repeat_on');
  useFieldRules('repeat_skipped');
  return (
    applies && (
      <Group title="recording.group_repeat">
        <Weekdays />
        <BsDateInput source="repeat_until_nep" ad="repeat_until" />
        <Dates />
      </Group>
    )
  );
}

const listOf = <Item,>(value: unknown): Item[] => (Array.isArray(value) ? value : []);

function Weekdays() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'repeat_on' });
  return (
    <ToggleButtonGroup
      value={listOf<number>(field.value)}
      onChange={(_, days: number[]) => field.onChange(days.toSorted((one, other) => one - other))}
      aria-label={translate('fields.repeat_on')}
      size="small"
      sx={{ flexWrap: 'wrap' }}
    >
      {weekdays.map((day) => (
        <ToggleButton key={day} value={day}>
          {translate(`calendar.weekday_${day}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The dates of the classes, once there are several. */
function Dates() {
  const translate = useTranslate();
  const id = useId();
  const { both } = useDayTexts();
  const { field } = useInput({ source: 'repeat_skipped' });
  const [class_date, repeat_on, repeat_until] = useWatch({ name: ['class_date', 'repeat_on', 'repeat_until'] });
  const days = allDaysOf({ class_date: String(class_date ?? ''), repeat_on: listOf<number>(repeat_on), repeat_until });
  const skipped = listOf<string>(field.value);
  if (days.length < 2) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <FormLabel id={id}>{translate('fields.repeat_skipped')}</FormLabel>
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
              label={both(day)}
            />
          );
        })}
      </FormGroup>
    </div>
  );
}
