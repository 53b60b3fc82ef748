import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BsDateTimeInput } from '@/components/form/inputs/BsDateTimeInput';
import { DurationInput } from '@/components/form/inputs/DurationInput';
import { Cell, Group } from '@/components/form/layout';
import { BatchInput } from '@/components/product/cascades/cascadeInputs';
import { today } from '@/components/ui/text/dates';
import { useDigits } from '@/components/ui/text/digits';
import { addDays, fromBs } from '@/domain/bikramSambat';
import { wallClockText } from '@/domain/wallClock';
import { useFollowingEnd } from './useFollowingEnd';

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
