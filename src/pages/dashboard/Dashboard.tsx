import { Box } from '@mui/material';
import { PageTitle } from '@/components/record/PageTitle';
import { AreaFiguresCard } from './AreaFiguresCard';
import { DraftsCard } from './DraftsCard';
import { FiguresCard } from './FiguresCard';
import { RecentCard } from './RecentCard';
import { UnfinishedCard } from './UnfinishedCard';

/** The page after signing in: the catalogue at a glance, and what has to be done. */
export const Dashboard = () => (
  <>
    <PageTitle title="dashboard.title" />
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FiguresCard />
      <Box sx={columns}>
        <UnfinishedCard />
        <RecentCard />
        <DraftsCard />
        <AreaFiguresCard />
      </Box>
    </Box>
  </>
);

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
