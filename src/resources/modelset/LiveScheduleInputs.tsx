import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { BsDateTimeInput } from '@/components/form/inputs/BsDateTimeInput';
import { DurationInput } from '@/components/form/inputs/DurationInput';
import { Cell, Group } from '@/components/form/layout';
import { BatchInput } from '@/components/product/cascades/cascadeInputs';
import { today } from '@/components/ui/text/dates';
import { useDigits } from '@/components/ui/text/digits';
import { addDays, fromAd, fromBs, toBs } from '@/domain/calendar/bikramSambat';
import { secondsOf } from '@/domain/calendar/duration';
import { wallClockAfter, wallClockParts, wallClockText } from '@/domain/calendar/wallClock';

/** The inputs of who sits a model set live, for how long, and when; the forms of both areas share them. */
export function LiveScheduleInputs() {
  const translate = useTranslate();
  const digits = useDigits();
  const start = fromBs(String(useWatch({ name: 'live_start_nep_date' })));
  const end = useFollowingEnd();
  return (
    <>
      <Cell width={8}>
        <BatchInput />
      </Cell>
      <Cell width={4}>
        <DurationInput source="exam_time_duration" />
      </Cell>
      <Group title="live_quiz.group_window">
        <BsDateTimeInput source="live_start_date_time" nep="live_start_nep_date" near={tomorrow()} />
        <BsDateTimeInput source="live_end_date_time" nep="live_end_nep_date" near={start ?? tomorrow()} />
        <Cell width={12}>
          {end !== undefined && (
            <Typography role="status" variant="caption" color="text.secondary">
              {translate('live_quiz.ends', { end: digits(wallClockText(end)) })}
            </Typography>
          )}
        </Cell>
      </Group>
    </>
  );
}

const tomorrow = (): number => addDays(today(), 1);

/** Fills in the end that start and duration make, until somebody enters another; returns it while the form has it. */
function useFollowingEnd(): string | undefined {
  const { getValues, setValue, formState } = useFormContext();
  const { isSubmitted: isJudged } = formState;
  const [start, duration, end]: unknown[] = useWatch({ name: [startField, durationField, endField] });
  const made = endOf(String(start), String(duration));
  const last = useRef(made);

  useEffect(() => {
    if (made === undefined) return;
    const [standing, standingDay]: unknown[] = getValues([endField, endDayField]);
    const isEmpty = !standing && !standingDay;
    const follows = isEmpty || standing === last.current;
    last.current = made;
    if (!follows || standing === made) return;
    const options = { shouldDirty: true, shouldValidate: isJudged };
    setValue(endDayField, toBs(fromAd(wallClockParts(made).date) ?? 0), options);
    setValue(endField, made, options);
  }, [made, isJudged, getValues, setValue]);

  return end === made ? made : undefined;
}

const startField = 'live_start_date_time';
const durationField = 'exam_time_duration';
const endField = 'live_end_date_time';
const endDayField = 'live_end_nep_date';

/** Returns the end that a start and a duration make; undefined while one of them isn't whole, or no calendar has the day. */
function endOf(start: string, duration: string): string | undefined {
  if (!/^\d\d:\d\d:\d\d$/.test(duration)) return undefined;
  const end = wallClockAfter(start, secondsOf(duration));
  return end !== undefined && fromAd(wallClockParts(end).date) !== undefined ? end : undefined;
}
