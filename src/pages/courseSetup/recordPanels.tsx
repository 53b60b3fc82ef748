import type { ComponentType } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useCourseReadiness, WhyNotLive } from '@/components/product/courseTree/CourseLive';
import { useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { detailsOf, type Level, levels, levelsAbove, screenOf } from '@/components/product/courseTree/levels';
import type { RecordForms } from '@/components/record/recordForms';
import type { GuardProps } from '@/components/tree/panelParts';
import { treePanels } from '@/components/tree/treePanels';
import { Readiness, ReadinessShape } from '@/components/ui/feedback/Readiness';
import { isYes } from '@/contract/fields';
import { LessonResources } from '@/resources/lesson/LessonResources';
import { SubTopicComments } from '@/resources/subTopic/SubTopicComments';
import { courseArea } from './courseArea';
import { isAt } from './placeOf';

/** The levels whose records are added one after the other. Source: course catalogue, section 4. */
const inRows: ReadonlySet<Level> = new Set(['category', 'sub_topic']);

const before: Partial<Record<Level, ComponentType>> = { course: CourseChecklist };
const more: Partial<Record<Level, ComponentType>> = { lesson: LessonResources, sub_topic: SubTopicComments };

/** The panels of a level's records beside the tree, for the routes that add, change and show one. */
export const recordPanels = (level: Level, forms: RecordForms) =>
  treePanels({
    area: courseArea,
    resource: levels[level].resource,
    forms,
    isAt: (id) => isAt({ level, id }),
    viewOf: (id) => screenOf(levels[level].view, id),
    detailsOf: (record) => detailsOf(level, record),
    above: aboveOf(level),
    afterAdd: inRows.has(level) ? 'next' : 'view',
    Guard: LiveGuard,
    Before: before[level],
    More: more[level],
  });

/** Returns the level above one, and the field that holds a record's parent. */
function aboveOf(level: Level) {
  const parent = levelsAbove(level).at(-1);
  const { parentField: field } = levels[level];
  if (!parent || !field) return undefined;
  return {
    field,
    isAt: (id: string) => isAt({ level: parent, id }),
    back: (id: string) => screenOf(levels[parent].view, id),
  };
}

/** Disables *Activate* until the course has what it needs to go live. */
function LiveGuard({ action, children }: GuardProps) {
  const record = useRecordContext();
  return action.what === 'activate' ? <WhyNotLive record={record}>{children}</WhyNotLive> : children(undefined);
}

/** Shows what the shown course still lacks; if nothing, that it can go live, until it is live. */
function CourseChecklist() {
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
