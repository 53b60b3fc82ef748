import { Alert } from '@mui/material';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Details } from '@/components/fields/Details';
import { MomentDetail } from '@/components/fields/MomentDetail';
import { useLanguage } from '@/components/fields/useLanguage';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { examPhase } from '@/domain/examPhase';
import { wallClockAt } from '@/domain/wallClock';
import { liveStatusText } from './liveStatusText';

/** Shows a live quiz's times, and the input of its status; if the clock contradicts it, a note says so, and it isn't refused. */
export const LiveStatusInputs = ({ record }: { record: RaRecord }) => (
  <>
    <RecordContextProvider value={record}>
      <Details>
        <MomentDetail source="live_start_date_time" />
        <MomentDetail source="live_end_date_time" />
      </Details>
    </RecordContextProvider>
    <RadioButtonGroupInput source="live_exam_status" />
    <ClockRemark start={String(record.live_start_date_time)} end={String(record.live_end_date_time)} />
  </>
);

function ClockRemark({ start, end }: { start: string; end: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const chosen: unknown = useWatch({ name: 'live_exam_status' });
  const phase = examPhase({ start, end }, wallClockAt(new Date()));
  const isTold = typeof chosen === 'string' && chosen !== phase;
  return (
    <div role="status">
      {isTold && (
        <Alert severity="info">{translate(`live_quiz.clock_${phase}`, { status: liveStatusText(chosen, language) })}</Alert>
      )}
    </div>
  );
}
