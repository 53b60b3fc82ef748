import { ModelsetInput } from '@/components/cascades/ModelsetInput';
import { Detail, Details } from '@/components/fields/Details';
import { LiveScheduleInputs } from './LiveScheduleInputs';
import { useModelsetDuration } from './useModelsetDuration';

/** A live quiz as it can be changed: it stays in its course and year. */
export function LiveQuizInputs() {
  useModelsetDuration();
  return (
    <>
      <Details>
        <Detail source="course_name" />
        <Detail source="year" />
      </Details>
      <ModelsetInput />
      <LiveScheduleInputs />
    </>
  );
}
