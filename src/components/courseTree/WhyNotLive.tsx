import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { isYes } from '@/contract/fields';
import { useCourseReadiness } from './useCourseReadiness';

interface WhyNotLiveProps {
  record: RaRecord | undefined;
  children: (reason: string | undefined) => ReactNode;
}

/** Passes on why a course can't go live yet, in words; undefined if it can, or is live already. */
export function WhyNotLive({ record: course, children }: WhyNotLiveProps) {
  const translate = useTranslate();
  const missing = useCourseReadiness(course)?.filter(({ needed, ready }) => needed && !ready) ?? [];
  if (missing.length === 0 || isYes(course?.is_course_live)) return children(undefined);
  const steps = missing.map(({ what }) => translate(`course_tree.steps.${what}`)).join(' · ');
  return children(translate('course_tree.not_yet', { steps }));
}
