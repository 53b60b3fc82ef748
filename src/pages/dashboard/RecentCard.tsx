import { QueryContent } from '@/components/feedback/QueryContent';
import { categoryCalls } from '@/contract/category';
import { courseCalls } from '@/contract/course';
import { subcourseCalls } from '@/contract/subcourse';
import { useRead } from '@/providers/data/useRead';
import { bothOf } from './bothOf';
import { DashboardCard } from './DashboardCard';
import { LinkLines } from './LinkLines';
import { QuietText } from './QuietText';
import { editsOf, lastEdits } from './recentEdits';

/** How many are shown. */
const shown = 6;

/** The last changes in the catalogue, by anybody. */
export function RecentCard() {
  const categories = useRead(categoryCalls.getAllCourseCategory, {});
  const courses = useRead(courseCalls.getAllCourse, {});
  const subcourses = useRead(subcourseCalls.getAllSubcourseList, {});
  const upper = bothOf(categories, courses, ({ data: some }, { data: others }) => [
    ...editsOf('category', some, ({ category_name, category_slug }) => [category_name, category_slug]),
    ...editsOf('course', others, ({ course_name, course_slug }) => [course_name, course_slug]),
  ]);
  const query = bothOf(upper, subcourses, (edits, { data }) =>
    lastEdits([...edits, ...editsOf('subcourse', data, ({ subcourse_name, slug }) => [subcourse_name, slug])], shown),
  );
  return (
    <DashboardCard title="dashboard.recent">
      <QueryContent query={query} lines={shown} height={306}>
        {(edits) =>
          edits.length > 0 ? (
            <LinkLines lines={edits.map(({ name, to, at, by }) => ({ name, to, at, by: by ?? undefined }))} />
          ) : (
            <QuietText text="dashboard.nothing_edited" />
          )
        }
      </QueryContent>
    </DashboardCard>
  );
}
