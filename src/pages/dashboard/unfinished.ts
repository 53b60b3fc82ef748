import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { courseReadiness } from '@/components/courseTree/courseReadiness';
import { levels, screenOf } from '@/components/courseTree/levels';
import { isYes, type Standing } from '@/contract/fields';
import { matchesIn } from '@/domain/tree';

interface NextStep {
  /** A part of the key of its text. */
  what: string;
  /** The record that lacks it, if that isn't the course itself. */
  name?: string;
  to: string;
}

/** A course that isn't live yet: how far it is, and what to do next. */
export interface UnfinishedCourse {
  iid: number;
  name: string;
  to: string;
  ready: number;
  total: number;
  /** What is missing and can be corrected now, the first of each kind; if nothing is missing, going live. */
  next: readonly NextStep[];
}

/** Returns the courses that aren't live, those nearest to it first. */
export function unfinishedCourses(
  courses: readonly (Standing & { iid: number })[],
  nodes: readonly CourseTreeNode[],
): UnfinishedCourse[] {
  const standing = new Map(courses.filter(({ is_course_live }) => !isYes(is_course_live)).map((course) => [course.iid, course]));
  return matchesIn(nodes, ({ level }) => level === 'course')
    .flatMap((node) => {
      const course = standing.get(node.iid);
      return course ? [unfinished(course, node)] : [];
    })
    .toSorted((one, other) => other.ready / other.total - one.ready / one.total);
}

function unfinished(course: Standing, node: CourseTreeNode): UnfinishedCourse {
  const steps = courseReadiness(course, node);
  const to = screenOf(levels.course.view, node.slug);
  const missing = steps.flatMap(({ what, lacks }) => lacks.slice(0, 1).map((lack) => ({ what, ...lack })));
  const activate = { what: 'activate', to: `${to}/activate` };
  return {
    iid: node.iid,
    name: node.label,
    to,
    ready: steps.filter(({ ready }) => ready).length,
    total: steps.length,
    next: missing.length > 0 ? missing : [activate],
  };
}
