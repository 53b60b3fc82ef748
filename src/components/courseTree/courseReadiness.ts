import { hasCertificate } from '@/contract/course';
import type { Standing } from '@/contract/fields';
import { matchesIn } from '@/domain/tree';
import type { CourseTreeNode } from './courseNodes';
import { addBelow, type Level, levels, screenOf } from './levels';

/** One of the things that a course has once it is whole. */
export interface ReadyStep {
  /** What it is, a place among the texts. */
  what: string;
  ready: boolean;
  /** The record that lacks it, where it isn't the course itself. */
  name?: string;
  /** Where it is put right; undefined while something before it is missing. */
  to?: string | undefined;
}

/** The images and the date of a course: its field, its text, and the popup below its details that gives it. */
export const courseParts = [
  { field: 'course_banner_img', text: 'no_banner', popup: 'banner' },
  { field: 'course_preview_img', text: 'no_preview', popup: 'preview' },
  { field: 'updated_date_nep', text: 'no_date', popup: 'date' },
] as const;

/** Levels of which each record has others below it, and of which level those are. */
const branches: readonly (readonly [level: Level, below: Level])[] = [
  ['course', 'subcourse'],
  ['subcourse', 'main_topic'],
  ['main_topic', 'lesson'],
  ['lesson', 'sub_topic'],
];

/** What a course has and lacks before it goes live: 9 things, or 8 where it has no certificate. */
export function courseReadiness(course: Standing, node: CourseTreeNode): ReadyStep[] {
  const view = screenOf(levels.course.view, node.slug);
  return [
    ...courseParts.map(({ field, popup }) => ({ what: popup, ready: Boolean(course[field]), to: `${view}/${popup}` })),
    ...(hasCertificate(course)
      ? [{ what: 'certificate', ready: Boolean(course['certificate_img']), to: `${view}/certificate` }]
      : []),
    ...branches.map(([level, below]) => branchStep(node, level, below)),
    videoStep(node),
  ];
}

/** Whether every record of a level has others below it; there must be one. */
function branchStep(course: CourseTreeNode, level: Level, below: Level): ReadyStep {
  const all = matchesIn([course], (node) => node.level === level);
  const empty = all.find(({ children }) => children.length === 0);
  return {
    what: `add_${below}`,
    ready: all.length > 0 && !empty,
    to: empty && addBelow(empty)?.to,
    ...(empty && empty !== course && { name: empty.label }),
  };
}

/** Whether every sub topic that is to show a video has one; there must be one. */
function videoStep(course: CourseTreeNode): ReadyStep {
  const all = matchesIn([course], ({ level }) => level === 'sub_topic');
  const silent = all.find(({ lacksVideo }) => lacksVideo);
  const missing = silent && { name: silent.label, to: screenOf(levels.sub_topic.edit, silent.slug) };
  return { what: 'video', ready: all.length > 0 && !silent, ...missing };
}
