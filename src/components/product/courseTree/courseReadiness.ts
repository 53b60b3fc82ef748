import { goesLiveWith, hasCertificate } from '@/contract/course';
import type { Standing } from '@/contract/fields';
import { matchesIn } from '@/domain/rows/tree';
import type { CourseTreeNode } from './courseNodes';
import { addBelow, type Level, levels, screenOf } from './levels';

/** Where something is corrected, and the record that lacks it, if that isn't the course itself. */
interface Lack {
  name?: string;
  to: string;
}

/** One of the things that a complete course has. */
export interface ReadyStep {
  /** What is needed, a part of the key of its text. */
  what: string;
  ready: boolean;
  /** Whether a course can't go live without it. */
  needed: boolean;
  /** The records that lack it, from top to bottom; empty while an earlier step is missing. */
  lacks: readonly Lack[];
}

/** The images and the date of a course: the field, and the popup below its details that sets it. */
const courseParts = [
  { field: 'course_banner_img', popup: 'banner' },
  { field: 'course_preview_img', popup: 'preview' },
  { field: 'updated_date_nep', popup: 'date' },
] as const;

/** Levels whose records all have children, and the level of these children. */
const branches: readonly (readonly [level: Level, below: Level])[] = [
  ['course', 'subcourse'],
  ['subcourse', 'main_topic'],
  ['main_topic', 'lesson'],
  ['lesson', 'sub_topic'],
];

/** Returns what a course has and lacks before it goes live: 9 steps, or 8 if it has no certificate. */
export function courseReadiness(course: Standing, node: CourseTreeNode): ReadyStep[] {
  const view = screenOf(levels.course.view, node.slug);
  const part = (field: string, popup: string): ReadyStep => ({
    what: popup,
    ready: Boolean(course[field]),
    needed: goesLiveWith.some((needed) => needed === field),
    lacks: course[field] ? [] : [{ to: `${view}/${popup}` }],
  });
  return [
    ...courseParts.map(({ field, popup }) => part(field, popup)),
    ...(hasCertificate(course) ? [part('certificate_img', 'certificate')] : []),
    ...branches.map(([level, below]) => branchStep(node, level, below)),
    videoStep(node),
  ];
}

/** Checks that every record of a level has children; there must be at least one record. */
function branchStep(course: CourseTreeNode, level: Level, below: Level): ReadyStep {
  const all = matchesIn([course], (node) => node.level === level);
  const empty = all.filter(({ children }) => children.length === 0);
  return {
    what: `add_${below}`,
    ready: all.length > 0 && empty.length === 0,
    needed: level === 'course',
    lacks: empty.flatMap((node) => {
      const add = addBelow(node);
      return add ? [{ to: add.to, ...(node !== course && { name: node.label }) }] : [];
    }),
  };
}

/** Checks that every sub topic that should show a video has one; there must be at least one. */
function videoStep(course: CourseTreeNode): ReadyStep {
  const all = matchesIn([course], ({ level }) => level === 'sub_topic');
  const silent = all.filter(({ lacksVideo }) => lacksVideo);
  return {
    what: 'video',
    ready: all.length > 0 && silent.length === 0,
    needed: false,
    lacks: silent.map(({ label, slug }) => ({ name: label, to: screenOf(levels.sub_topic.edit, slug) })),
  };
}
