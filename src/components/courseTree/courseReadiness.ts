import { goesLiveWith, hasCertificate } from '@/contract/course';
import type { Standing } from '@/contract/fields';
import { matchesIn } from '@/domain/tree';
import type { CourseTreeNode } from './courseNodes';
import { addBelow, type Level, levels, screenOf } from './levels';

/** Where something is put right, and the record that lacks it, where that isn't the course itself. */
interface Lack {
  name?: string;
  to: string;
}

/** One of the things that a course has once it is whole. */
export interface ReadyStep {
  /** What it is, a place among the texts. */
  what: string;
  ready: boolean;
  /** Whether a course can't go live without it. */
  needed: boolean;
  /** What lacks it, from top to bottom; nothing while something before it is missing. */
  lacks: readonly Lack[];
}

/** The images and the date of a course: its field, and the popup below its details that gives it. */
const courseParts = [
  { field: 'course_banner_img', popup: 'banner' },
  { field: 'course_preview_img', popup: 'preview' },
  { field: 'updated_date_nep', popup: 'date' },
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

/** Whether every record of a level has others below it; there must be one. */
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

/** Whether every sub topic that is to show a video has one; there must be one. */
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
