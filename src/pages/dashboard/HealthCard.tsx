import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { StillLooking } from '@/components/product/health/StillLooking';
import { type Health, useContentHealth } from '@/components/product/health/useContentHealth';
import { narrowed } from '@/components/record/listRead';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { urgencies } from '@/contract/contentHealth';
import { ApiError } from '@/providers/api/errors';
import { useReads } from '@/providers/auth/rights';
import { DashboardCard, QuietText } from './DashboardCard';
import { FigureLines } from './FigureLines';

/** How much there is to mend, each number linked to the list of just that; requested after the catalogue. */
export function HealthCard() {
  const readsCatalogue = useReads()('catalogue');
  const catalogue = useCourseNodes();
  const isTurn = catalogue.data !== undefined || catalogue.error !== null || !readsCatalogue;
  const query = useContentHealth(isTurn);
  if (query.error instanceof ApiError && query.error.status === 404) return null;
  return (
    <DashboardCard title="dashboard.health">
      <QueryContent query={query} lines={1} height={height}>
        {(counts) => (
          <>
            {urgencies.every((urgency) => counts[urgency] === 0) ? (
              <Box sx={{ minHeight: height }}>
                <QuietText text="dashboard.health_none" />
              </Box>
            ) : (
              <Counts {...counts} />
            )}
            <StillLooking health={counts} />
          </>
        )}
      </QueryContent>
    </DashboardCard>
  );
}

function Counts(counts: Health) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={list}>
      {urgencies.map((urgency) => (
        <li key={urgency}>
          <FigureLines
            size={16}
            label={translate(`dashboard.health_${urgency}`)}
            count={counts[urgency]}
            to={narrowed('/contentHealth', { urgency })}
            parts={[]}
          />
        </li>
      ))}
    </Box>
  );
}

const height = { xs: 176, sm: 48 };

const list = {
  m: 0,
  p: 0,
  minHeight: height,
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
};
