import AddIcon from '@mui/icons-material/Add';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ToolButton } from '@/components/list/toolbar/ToolButton';
import { PageTitle } from '@/components/record/PageTitle';
import { IconLink } from '@/components/routing/IconLink';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { askToPrint, usePrinting, usePrintOnce } from '@/components/ui/print/printing';
import { today, useDayTexts } from '@/components/ui/text/dates';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import { calendarCalls } from '@/contract/calendar';
import { holiday, toAd, weekdayOf } from '@/domain/calendar/bikramSambat';
import { ApiError } from '@/providers/api/errors';
import { useReads } from '@/providers/auth/rights';
import { useRead } from '@/providers/data/useRead';
import { CalendarBar } from './CalendarBar';
import { ClashList } from './ClashList';
import { DayEntries } from './DayEntries';
import { DayGrid } from './DayGrid';
import { type Shown, shownOf } from './entries';
import { type Look, type Span, searchOf, spanOf } from './span';

/** What is on in a month or a week, as the address says, with what clashes. */
export function Calendar() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const span = spanOf(params, today());
  const show = (day: number, look: Partial<Look> = {}) => void navigate({ search: searchOf({ ...span, ...look }, day) });
  return (
    <>
      <PageTitle title="schedule.title" actions={<CalendarActions />} />
      <CalendarBar span={span} onShow={show} />
      <Content span={span} onShow={show} />
    </>
  );
}

interface ContentProps {
  span: Span;
  onShow: (day: number) => void;
}

/** The days are shown before their entries come. */
function Content({ span, onShow }: ContentProps) {
  const translate = useTranslate();
  const reads = useReads();
  const isAgenda = useIsPhone();
  const { first, last } = span;
  const { data, error, refetch, isPending } = useRead(calendarCalls.getCalendar, { from: toAd(first), to: toAd(last) });
  const shown = useMemo(() => (data ? shownOf(data.data, { first, last }) : none), [data, first, last]);
  usePrintOnce(usePrinting() !== undefined && !isPending);
  if (!(['modelset', 'classes', 'catalogue'] as const).some(reads)) return <Quiet text="schedule.no_rights" />;
  if (error instanceof ApiError && error.status === 404) return <Quiet text="schedule.unknown" />;
  if (error && !data) return <LoadFailed error={error} retry={refetch} />;
  const Days = isAgenda ? Agenda : DayGrid;
  return (
    <Box aria-busy={isPending} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ClashList clashes={shown.clashes} by={span.by} />
      <Typography role="status" variant="body2" color="text.secondary" sx={{ '&:empty': { display: 'none' } }}>
        {data && shown.byDay.size === 0 && translate(`schedule.none_${span.view}`)}
      </Typography>
      <Days span={span} shown={shown} onShow={onShow} />
    </Box>
  );
}

const none: Shown = { byDay: new Map(), clashes: [], clashing: new Set() };

function Quiet({ text }: { text: string }) {
  const translate = useTranslate();
  return <Typography color="text.secondary">{translate(text)}</Typography>;
}

interface AgendaProps {
  span: Span;
  shown: Shown;
}

/** The days that have entries, below each other: for narrow windows. */
function Agenda({ span: { first, last, by }, shown }: AgendaProps) {
  const { both } = useDayTexts();
  const days = Array.from({ length: last - first + 1 }, (_, place) => first + place).filter((day) => shown.byDay.has(day));
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {days.map((day) => (
        <li key={day} aria-current={day === today() ? 'date' : undefined}>
          <Typography component="h3" variant="subtitle2" color={weekdayOf(day) === holiday ? 'error' : undefined} sx={{ mb: 1 }}>
            {both(day)}
          </Typography>
          <DayEntries day={day} shown={shown} isWhole by={by} />
        </li>
      ))}
    </Box>
  );
}

/** The page's own buttons. */
function CalendarActions() {
  const translate = useTranslate();
  return (
    <>
      <ToolButton label="ui.print" keys="Control+P" startIcon={<PrintIcon />} onClick={print} />
      <IconLink label={translate('ui.schedule_live_quiz')} to="/tagLiveQuiz/add" writes="modelset">
        <AddIcon />
      </IconLink>
    </>
  );
}

const print = () => askToPrint();
