import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ConfirmRoute } from '@/components/dialogs/ConfirmRoute';
import { RouteDialog } from '@/components/dialogs/RouteDialog';
import { FormBody } from '@/components/form/FormBody';
import { courseCalls } from '@/contract/course';

const calls = { activate: courseCalls.activateCourse, deactivate: courseCalls.deactivateCourse };

interface CourseSwitchProps {
  to: keyof typeof calls;
  courses: readonly { iid: number; course_name: string }[];
  onDone?: () => void;
}

/** The question before courses go live, or before they go off. */
export function CourseSwitch({ to, courses, onDone }: CourseSwitchProps) {
  const translate = useTranslate();
  const texts = `course.${to}`;
  if (courses.length === 0)
    return (
      <RouteDialog title={`${texts}.title`}>
        <FormBody>
          <Typography>{translate(`${texts}.none`)}</Typography>
        </FormBody>
      </RouteDialog>
    );
  return (
    <ConfirmRoute
      texts={texts}
      names={courses.map(({ course_name }) => course_name)}
      call={calls[to]}
      input={{ courses: courses.map(({ iid }) => iid) }}
      {...(onDone && { onDone })}
    />
  );
}
