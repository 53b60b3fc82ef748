import { Typography } from '@mui/material';
import { useState } from 'react';
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
  // What was asked about stays so, when the list below already shows that it is done.
  const [asked] = useState(courses);
  const texts = `course.${to}`;
  if (asked.length === 0)
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
      names={asked.map(({ course_name }) => course_name)}
      call={calls[to]}
      input={{ courses: asked.map(({ iid }) => iid) }}
      {...(onDone && { onDone })}
    />
  );
}
