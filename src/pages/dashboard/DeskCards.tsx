import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { narrowed } from '@/components/record/listRead';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import { type DashboardFigures, dashboardCalls, weekCounts } from '@/contract/dashboard';
import type { RightArea } from '@/contract/rights';
import { fromAd } from '@/domain/calendar/bikramSambat';
import { wallClockParts } from '@/domain/calendar/wallClock';
import { ApiError } from '@/providers/api/errors';
import { useReads } from '@/providers/auth/rights';
import { useRead } from '@/providers/data/useRead';
import { AddedWeeks } from './AddedWeeks';
import { DashboardCard, QuietText } from './DashboardCard';
import { FigureLines } from './FigureLines';

/** What there is to do with learners, and what the last weeks have added; a server that doesn't count it has no such cards. */
export function DeskCards() {
  const query = useRead(dashboardCalls.getDashboardFigures, {}, ({ data }) => data);
  const reads = useReads();
  const readsAny = (...areas: readonly RightArea[]) => areas.some(reads);
  if (query.error instanceof ApiError && query.error.status === 404) return null;
  if (query.data && isNothing(query.data)) return null;
  // As high before its figures come; what is more is scrolled to.
  const card = (title: string, height: Height, show: (figures: DashboardFigures) => ReactNode) => (
    <DashboardCard title={title}>
      <Box sx={{ height, overflowY: 'auto' }}>
        <QueryContent query={query} lines={4}>
          {show}
        </QueryContent>
      </Box>
    </DashboardCard>
  );
  return (
    <>
      <Box sx={columns}>
        {readsAny('enquiry') && card('dashboard.enquiries', long, (figures) => <Enquiries {...figures} />)}
        {readsAny('quiz', 'classes') && card('dashboard.questions', short, (figures) => <Questions {...figures} />)}
        {readsAny('modelset', 'classes') && card('dashboard.this_week', long, (figures) => <ThisWeek {...figures} />)}
      </Box>
      {readsAny('quiz', 'enquiry', 'classes') &&
        card('dashboard.added', wide, ({ weeks }) =>
          isQuiet(weeks) ? <QuietText text="dashboard.added_none" /> : <AddedWeeks weeks={weeks} />,
        )}
    </>
  );
}

/** Whether there is nothing to tell: in an office that begins, or for a person who may look at none of it. */
const isNothing = ({ enquiries = [], questions, batches_running, live_quizzes = [], classes = [], weeks }: DashboardFigures) =>
  [...enquiries, ...(batches_running ? [batches_running] : [])].every(({ count }) => count === 0) &&
  (questions ? questions.tagged + questions.untagged : 0) + live_quizzes.length + classes.length === 0 &&
  isQuiet(weeks);

const isQuiet = (weeks: DashboardFigures['weeks']): boolean =>
  weeks.every((week) => weekCounts.every((name) => (week[name] ?? 0) === 0));

type Height = Readonly<Partial<Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', number>>>;

const long = { xs: 690, sm: 440, lg: 500, xl: 400 };
const short = { xs: 340, md: 440, lg: 500, xl: 400 };
const wide = { xs: 760, lg: 350 };

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: '2fr minmax(0, 1fr) 2fr' },
  '& > :last-child': { gridColumn: { md: '1 / -1', lg: 'auto' } },
};

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const;
const halves = { ...list, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } };

/** The enquiries of each status: each course leads to the list of just these, which searches at once. No list has those of all courses. */
function Enquiries({ enquiries = [] }: Pick<DashboardFigures, 'enquiries'>) {
  const translate = useTranslate();
  const { digits } = useDayTexts();
  if (enquiries.every(({ count }) => count === 0)) return <QuietText text="dashboard.enquiries_none" />;
  return (
    <Box component="ul" sx={halves}>
      {enquiries.map(({ enquiry_status: en_status, count, courses }) => {
        const others = count - courses.reduce((sum, course) => sum + course.count, 0);
        return (
          <li key={en_status}>
            <FigureLines
              size={16}
              label={translate(`dashboard.status.${en_status}`)}
              count={count}
              parts={[
                ...courses.map((course) => ({
                  text: `${course.course_name} ${digits(course.count)}`,
                  to: narrowed('/enquirySetup', { courses: course.course_iid, en_status }),
                })),
                ...(others > 0 ? [{ text: translate('dashboard.enquiries_others', { count: digits(others) }) }] : []),
              ]}
            />
          </li>
        );
      })}
    </Box>
  );
}

/** The question bank, and the batches that run: no list has those of all courses, so they are named. */
function Questions({ questions, batches_running }: Pick<DashboardFigures, 'questions' | 'batches_running'>) {
  const translate = useTranslate();
  const { digits } = useDayTexts();
  return (
    <Box component="ul" sx={list}>
      {questions && (
        <li>
          <FigureLines
            size={16}
            label={translate('dashboard.questions_all')}
            count={questions.tagged + questions.untagged}
            to="/quizsetup"
            parts={[
              { text: translate('dashboard.questions_tagged', { count: digits(questions.tagged) }) },
              {
                text: translate('dashboard.questions_untagged', { count: digits(questions.untagged) }),
                to: '/untaggedquizreport',
              },
            ]}
          />
        </li>
      )}
      {batches_running && (
        <li>
          <FigureLines
            size={16}
            label={translate('dashboard.batches_running')}
            count={batches_running.count}
            parts={batches_running.batches.map(({ iid, batch_name, course_iid: course_id, batch_year: year }) => ({
              text: batch_name,
              to: narrowed(`/batchSetup/view/${iid}`, { course_id, year }),
            }))}
          />
        </li>
      )}
    </Box>
  );
}

/** This week's live quizzes and classes, each with its day in both calendars and a link to its list. */
function ThisWeek({ live_quizzes, classes }: Pick<DashboardFigures, 'live_quizzes' | 'classes'>) {
  return (
    <Box sx={halves}>
      <Dated
        title="dashboard.live_quizzes"
        none="dashboard.no_live_quizzes"
        lines={live_quizzes?.map((quiz) => ({
          key: quiz.tag_id,
          name: quiz.modelset_name,
          batch: quiz.batch_name,
          ...wallClockParts(quiz.live_start_date_time),
          to: narrowed('/tagLiveQuiz', {
            courses: quiz.course_iid,
            year: quiz.year,
            live_exam_status: quiz.live_exam_status,
          }),
        }))}
      />
      <Dated
        title="dashboard.classes"
        none="dashboard.no_classes"
        lines={classes?.map((held) => ({
          key: held.iid,
          name: held.topics,
          batch: held.batch_name,
          date: held.class_date,
          to: narrowed('/liveRecordingSetup', { course_id: held.course_iid, year: held.batch_year, group: held.group_iid }),
        }))}
      />
    </Box>
  );
}

interface DatedProps {
  title: string;
  /** A key of the text for none. */
  none: string;
  /** Undefined for what the person has no right to look at. */
  lines: readonly { key: number; name: string; batch: string | null; date: string; time?: string; to: string }[] | undefined;
}

function Dated({ title, none, lines }: DatedProps) {
  const translate = useTranslate();
  const { both, digits } = useDayTexts();
  const dayOf = (date: string) => {
    const day = fromAd(date);
    return day === undefined ? digits(date) : both(day);
  };
  if (!lines) return null;
  return (
    <div>
      <Typography component="h3" sx={{ fontSize: 14, fontWeight: 600, mb: 1 }}>
        {translate(title)}
      </Typography>
      {lines.length === 0 && <QuietText text={none} />}
      <Box component="ul" sx={{ ...list, gap: 1.5, overflowWrap: 'anywhere' }}>
        {lines.map(({ key, name, batch, date, time, to }) => (
          <li key={key}>
            <Link component={RouterLink} to={to} underline="hover" variant="body2" sx={{ fontWeight: 600 }}>
              <Words text={name} />
            </Link>
            <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
              <Words text={[dayOf(date), time && digits(time), batch].filter(Boolean).join(' · ')} />
            </Typography>
          </li>
        ))}
      </Box>
    </div>
  );
}
