import { Alert } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod/mini';
import { forgetCourse } from '@/components/form/filterDefaults';
import type { Reply } from '@/contract/call';
import { courseCalls } from '@/contract/course';
import { useRead } from '@/providers/data/useRead';
import type { UnsureCourse } from '../opening';

/** Reads the courses that there are, as the input of a course does. */
export const useKnownCourses = (isWanted: boolean) => useRead(courseCalls.getCourseSelect, isWanted ? {} : undefined, dataOf);

const dataOf = ({ data }: Reply<typeof courseCalls.getCourseSelect>) => data;

/** Makes sure of a remembered course: one that is gone is forgotten, which `leave` takes out of the search. Returns whether it was gone. */
export function useGoneCourse(unsure: UnsureCourse | undefined, leave: () => void): boolean {
  const { data, error } = useKnownCourses(unsure !== undefined);
  const [wasGone, noteGone] = useState(false);
  const verdict = verdictOn(unsure, data, error);
  if (verdict === 'gone' && !wasGone) noteGone(true);
  const act = useEffectEvent((judged: typeof verdict) => {
    if (judged === 'there') unsure?.settle();
    if (judged !== 'gone') return;
    forgetCourse();
    leave();
  });
  useEffect(() => act(verdict), [verdict]);
  return wasGone;
}

function verdictOn(unsure: UnsureCourse | undefined, courses: ReturnType<typeof dataOf> | undefined, error: Error | null) {
  if (!unsure) return undefined;
  // If the courses can't be read, the list itself says what is wrong.
  if (!courses) return error ? 'there' : undefined;
  return courses.some(({ iid }) => iid === unsure.course) ? 'there' : 'gone';
}

interface GoneCourseProps {
  schema: z.ZodMiniObject;
  values: Readonly<Record<string, unknown>>;
}

/** Says that the remembered course is gone, until another is searched for. */
export function GoneCourse({ schema, values }: GoneCourseProps) {
  const translate = useTranslate();
  if (schema.safeParse(values).success) return null;
  return (
    <Alert severity="info" role="status" square>
      {translate('ui.course_gone')}
    </Alert>
  );
}
