import { Box } from '@mui/material';
import { PageTitle } from '@/components/PageTitle';
import { AreaFiguresCard } from './AreaFiguresCard';
import { DraftsCard } from './DraftsCard';
import { FiguresCard } from './FiguresCard';
import { RecentCard } from './RecentCard';
import { UnfinishedCard } from './UnfinishedCard';

/** Where signing in leads: the catalogue at a glance, and what waits to be done. */
export const Dashboard = () => (
  <>
    <PageTitle title="dashboard.title" />
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FiguresCard />
      <Box sx={columns}>
        <UnfinishedCard />
        <RecentCard />
        <DraftsCard />
      </Box>
      <AreaFiguresCard />
    </Box>
  </>
);

/** What waits is the widest; where there is room for it, each card has a column. */
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: 'minmax(0, 2fr) minmax(0, 1fr)',
    xl: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  },
  '& > :first-of-type': { gridRow: { lg: '1 / span 2', xl: 'auto' } },
};
