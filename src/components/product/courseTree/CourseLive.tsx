import { type ReactNode, useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { StatusChip } from '@/components/record/StatusChip';
import { isYes } from '@/contract/fields';
import { findNode } from '@/domain/rows/tree';
import { useCourseNodes } from './courseNodes';
import { courseReadiness } from './courseReadiness';

/** Returns the key of the text that says whether a course is live. */
export const liveText = (live: boolean) => (live ? 'course_tree.live' : 'course_tree.not_live');

/** Shows whether a course is live. */
export function LiveChip({ live }: { live: boolean }) {
  const translate = useTranslate();
  return <StatusChip good={live} label={translate(liveText(live))} />;
}

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

/** Returns what a course has and lacks before it goes live; undefined until the catalogue has loaded. */
export function useCourseReadiness(course: RaRecord | undefined) {
  const { data: nodes } = useCourseNodes();
  return useMemo(() => {
    const node = nodes && course && findNode(nodes, ({ level, iid }) => level === 'course' && iid === course.id);
    return node && courseReadiness(course, node);
  }, [nodes, course]);
}
