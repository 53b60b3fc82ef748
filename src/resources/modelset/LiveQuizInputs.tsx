import { ModelsetInput } from '@/components/cascades/ModelsetInput';
import { Detail, Details } from '@/components/fields/Details';
import { LiveScheduleInputs } from './LiveScheduleInputs';
import { useModelsetDuration } from './useModelsetDuration';

/** The inputs of a live quiz's edit form: its course and year stay. */
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
