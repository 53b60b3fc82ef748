import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fromAd, toBs } from '@/domain/bikramSambat';
import { secondsOf } from '@/domain/duration';
import { wallClockAfter, wallClockParts } from '@/domain/wallClock';

/** Fills in the end that start and duration make, until somebody enters another; returns it while the form has it. */
export function useFollowingEnd(): string | undefined {
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
