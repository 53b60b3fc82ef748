import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { chartHeight } from '@/components/ui/charts/chartHeight';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { useDayTexts } from '@/components/ui/text/dates';
import { type DashboardFigures, weekCounts } from '@/contract/dashboard';
import { fromAd, toBs } from '@/domain/calendar/bikramSambat';

// A third of all that is fetched ahead, and not what a day begins with.
const StackedBars = lazyPart(() => import('@/components/ui/charts/StackedBars'), 'StackedBars', {
  height: chartHeight,
  isAhead: false,
});

/** What each of the last weeks has added: as a chart, and beside it as a table, which also those can read who don't see the chart. */
export function AddedWeeks({ weeks }: Pick<DashboardFigures, 'weeks'>) {
  const translate = useTranslate();
  // Without what the person has no right to look at.
  const counted = weekCounts.filter((name) => weeks.some((week) => week[name] !== undefined));
  const { digits } = useDayTexts();
  const bsOf = (date: string) => {
    const day = fromAd(date);
    return digits(day === undefined ? date : toBs(day));
  };
  return (
    <Box sx={columns}>
      <Box aria-hidden sx={{ minWidth: 0 }}>
        <StackedBars
          labels={weeks.map(({ from }) => bsOf(from).slice('2083-'.length))}
          series={counted.map((name) => ({
            label: translate(`dashboard.added_${name}`),
            data: weeks.map((week) => week[name] ?? 0),
          }))}
        />
      </Box>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{translate('dashboard.week')}</th>
            {counted.map((name) => (
              <th key={name} scope="col">
                {translate(`dashboard.added_${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.from}>
              <th scope="row">
                <span>{bsOf(week.from)}</span>{' '}
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {`(${digits(week.from)})`}
                </Box>
              </th>
              {counted.map((name) => (
                <td key={name}>{digits(week[name] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: { xs: 11, sm: 12 },
  '& th > span': { whiteSpace: 'nowrap' },
  '& th, & td': {
    py: 0.5,
    px: { xs: 0.25, sm: 0.5 },
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th': { fontWeight: 600 },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
} as const;
