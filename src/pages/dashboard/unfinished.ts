import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { courseReadiness, type ReadyStep } from '@/components/courseTree/courseReadiness';
import { levels, screenOf } from '@/components/courseTree/levels';
import { isYes, type Standing } from '@/contract/fields';
import { matchesIn } from '@/domain/tree';

/** A course that isn't live yet: how far it is, and what to do next. */
export interface UnfinishedCourse {
  iid: number;
  name: string;
  to: string;
  ready: number;
  all: number;
  /** What is missing and can be put right now; that the course goes live, where nothing is. */
  next: readonly (ReadyStep & { to: string })[];
}

/** The courses that aren't live, the one that is nearest to it first. */
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
    .toSorted((one, other) => other.ready / other.all - one.ready / one.all);
}

function unfinished(course: Standing, node: CourseTreeNode): UnfinishedCourse {
  const steps = courseReadiness(course, node);
  const to = screenOf(levels.course.view, node.slug);
  const missing = steps.flatMap((step) => (!step.ready && step.to ? [{ ...step, to: step.to }] : []));
  const activate = { what: 'activate', ready: false, to: `${to}/activate` };
  return {
    iid: node.iid,
    name: node.label,
    to,
    ready: steps.filter(({ ready }) => ready).length,
    all: steps.length,
    next: missing.length > 0 ? missing : [activate],
  };
}
