import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type CourseTreeNode, useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { courseReadiness } from '@/components/product/courseTree/courseReadiness';
import { levels, screenOf } from '@/components/product/courseTree/levels';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { FindingLinks, ReadyBar } from '@/components/ui/feedback/Readiness';
import { Words } from '@/components/ui/text/Words';
import { courseCalls } from '@/contract/course';
import { isYes, type Standing } from '@/contract/fields';
import { matchesIn } from '@/domain/rows/tree';
import { useRead } from '@/providers/data/useRead';
import { bothOf } from './bothOf';
import { DashboardCard, QuietText } from './DashboardCard';

/** How many courses are shown before the rest are asked for. */
const few = 5;

/** The height of so many, each with its gaps on lines of their own on a phone. */
const height = { xs: 520, sm: 320 };

/** The courses that aren't live, each with what it still lacks. */
export function UnfinishedCard() {
  const courses = useRead(courseCalls.getAllCourse, {});
  const hasCourses = courses.data?.data.length !== 0;
  const query = bothOf(courses, useCourseNodes(), ({ data }, nodes) => unfinishedCourses(data, nodes));
  return (
    <DashboardCard title="dashboard.unfinished">
      <QueryContent query={query} lines={6} height={height}>
        {(left) =>
          left.length > 0 ? (
            <Courses courses={left} />
          ) : (
            <QuietText text={hasCourses ? 'dashboard.all_live' : 'dashboard.no_courses'} />
          )
        }
      </QueryContent>
    </DashboardCard>
  );
}

function Courses({ courses }: { courses: readonly UnfinishedCourse[] }) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {courses.slice(0, all ? courses.length : few).map((course) => (
          <CourseLine key={course.iid} {...course} />
        ))}
      </Box>
      {!all && courses.length > few && (
        <Button size="small" onClick={() => setAll(true)} sx={{ mt: 1, ml: '-5px' }}>
          {translate('ui.findings_all', { count: courses.length })}
        </Button>
      )}
    </>
  );
}

function CourseLine({ name, to, ready, total, next }: UnfinishedCourse) {
  const translate = useTranslate();
  const progress = translate('ui.ready', { ready, total });
  const findings = next.map(({ what, to: place, ...step }) => ({
    text: translate(`course_tree.steps.${what}`, step),
    to: place,
  }));
  return (
    <Box component="li" sx={line}>
      <Link component={RouterLink} to={to} underline="hover" variant="body2" sx={{ fontWeight: 600 }}>
        <Words text={name} />
      </Link>
      <ReadyBar ready={ready} total={total} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FindingLinks label={`${name}: ${progress}`} findings={findings} />
      </Box>
    </Box>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
  columnGap: 2,
  rowGap: 0.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  overflowWrap: 'anywhere',
} as const;

interface NextStep {
  /** A part of the key of its text. */
  what: string;
  /** The record that lacks it, if that isn't the course itself. */
  name?: string;
  to: string;
}

/** A course that isn't live yet: how far it is, and what to do next. */
interface UnfinishedCourse {
  iid: number;
  name: string;
  to: string;
  ready: number;
  total: number;
  /** What is missing and can be corrected now, the first of each kind; if nothing is missing, going live. */
  next: readonly NextStep[];
}

/** Returns the courses that aren't live, those nearest to it first. */
function unfinishedCourses(
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
