import { useRecordContext, useTranslate } from 'react-admin';
import { useCourseReadiness } from '@/components/product/courseTree/CourseLive';
import { useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { detailsOf } from '@/components/product/courseTree/levels';
import { Readiness, ReadinessShape } from '@/components/ui/feedback/Readiness';
import { isYes } from '@/contract/fields';

/** Shows what the shown course still lacks; if nothing, that it can go live, until it is live. */
export function CourseChecklist() {
  const translate = useTranslate();
  const course = useRecordContext();
  const steps = useCourseReadiness(course);
  const { isFetching } = useCourseNodes();
  if (!course) return null;
  // For a live course there is mostly nothing to show.
  if (!steps) return isFetching && !isYes(course.is_course_live) && <ReadinessShape />;
  const lacks = steps.flatMap(({ what, lacks: each }) => each.map((lack) => ({ what, ...lack })));
  const ready = steps.filter((step) => step.ready).length;
  const isWhole = ready === steps.length;
  if (isWhole && isYes(course.is_course_live)) return null;
  const next = isWhole ? [{ what: 'activate', to: `${detailsOf('course', course)}/activate` }] : lacks;
  const findings = next.map(({ what, to, ...lack }) => ({ text: translate(`course_tree.steps.${what}`, lack), to }));
  return <Readiness ready={ready} total={steps.length} findings={findings} />;
}
