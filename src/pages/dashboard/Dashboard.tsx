import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { type Level, levels, screenOf } from '@/components/product/courseTree/levels';
import { PageTitle } from '@/components/record/PageTitle';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import { categoryCalls } from '@/contract/category';
import { courseCalls } from '@/contract/course';
import { subcourseCalls } from '@/contract/subcourse';
import { useReads } from '@/providers/auth/rights';
import { useRead } from '@/providers/data/useRead';
import { drafts } from '@/providers/drafts';
import { useServices } from '@/providers/services';
import { AreaFiguresCard } from './AreaFiguresCard';
import { bothOf } from './bothOf';
import { DashboardCard, QuietText } from './DashboardCard';
import { DeskCards } from './DeskCards';
import { FiguresCard } from './FiguresCard';
import { FirstStepsCard } from './FirstSteps';
import { HealthCard } from './HealthCard';
import { UnfinishedCard } from './UnfinishedCard';

/** The page after signing in: the catalogue at a glance, and what has to be done. Without a catalogue there is nothing to count or to mend. */
export function Dashboard() {
  const ofCatalogue = useReads()('catalogue');
  const isBare = useCourseNodes().data?.length === 0;
  return (
    <>
      <PageTitle title="dashboard.title" />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FirstStepsCard />
        {ofCatalogue && <FiguresCard />}
        {isBare ? (
          <DraftsCard />
        ) : (
          <Box sx={columns}>
            {ofCatalogue && <UnfinishedCard />}
            {ofCatalogue && <RecentCard />}
            <DraftsCard />
            <AreaFiguresCard />
          </Box>
        )}
        {!isBare && <HealthCard />}
        <DeskCards />
      </Box>
    </>
  );
}

/**
 * Unfinished courses are the widest, beside recent edits and drafts; the areas' figures are below, or a third column. All columns end on
 * one line.
 */
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: 'minmax(0, 2fr) minmax(0, 1fr)',
    xl: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  },
  gridTemplateRows: { lg: 'auto 1fr' },
  '& > :first-of-type': { gridRow: { lg: '1 / span 2' } },
  '& > :last-of-type': { gridColumn: { lg: '1 / -1', xl: '3' }, gridRow: { xl: '1 / span 2' } },
};

/** The person's drafts in this browser; each links to its form, which offers to restore it. */
function DraftsCard() {
  const translate = useTranslate();
  const { session } = useServices();
  const query = useQuery({
    queryKey: ['drafts'],
    queryFn: async () => drafts.all((await session.read())?.email ?? ''),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <DashboardCard title="dashboard.drafts">
      <QueryContent query={query} lines={1} height={40}>
        {(kept) =>
          kept.length > 0 ? (
            <LinkLines
              lines={kept.map(({ title, address, savedAt }) => ({
                name: title ?? translate(address === '/chat' ? 'dashboard.draft_chat' : 'dashboard.draft'),
                to: address,
                at: savedAt,
              }))}
            />
          ) : (
            <QuietText text="dashboard.no_drafts" />
          )
        }
      </QueryContent>
    </DashboardCard>
  );
}

/** How many are shown. */
const shown = 6;

/** The last changes in the catalogue, by anybody. */
function RecentCard() {
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

/** Who created or changed a record, and when; a server may know neither. */
interface Stamps {
  created_by: string | null;
  created_date: string | null;
  modified_by: string | null;
  modified_date: string | null;
}

/** A record that was created or changed. */
interface Edit {
  level: Level;
  name: string;
  to: string;
  /** An instant. */
  at: string;
  by: string | null;
}

/** Returns the records of one level, each with its last change. */
const editsOf = <Row extends Stamps>(
  level: Level,
  rows: readonly Row[],
  named: (row: Row) => readonly [name: string, slug: string],
): Edit[] =>
  rows.flatMap((row) => {
    const at = row.modified_date ?? row.created_date;
    if (at === null) return [];
    const [name, slug] = named(row);
    const by = row.modified_date === null ? row.created_by : row.modified_by;
    return [{ level, name, to: screenOf(levels[level].view, slug), at, by }];
  });

/** The last of these edits, the newest first. */
const lastEdits = (edits: readonly Edit[], count: number): Edit[] =>
  edits.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, count);

interface LinkLine {
  name: string;
  to: string;
  /** When it was last changed: an instant. */
  at: number | string;
  /** Who changed it, if known. */
  by?: string | undefined;
}

/** Links to records or forms, each with the time of its last change. */
function LinkLines({ lines }: { lines: readonly LinkLine[] }) {
  const { instant } = useDayTexts();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
      {lines.map(({ name, to, at, by }) => (
        <li key={to}>
          <Link component={RouterLink} to={to} underline="hover" variant="body2" sx={{ fontWeight: 600 }}>
            <Words text={name} />
          </Link>
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            <Words text={[instant(at), by].filter(Boolean).join(' · ')} />
          </Typography>
        </li>
      ))}
    </Box>
  );
}
