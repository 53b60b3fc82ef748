import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useCourseNodes } from '@/components/courseTree/useCourseNodes';
import { QueryContent } from '@/components/feedback/QueryContent';
import { ProductScreens } from '@/components/resource/productScreens';
import { AreaFigure } from './AreaFigure';
import { DashboardCard } from './DashboardCard';

/** The figures of the other areas: less prominent than the catalogue's, and requested after them. */
export function AreaFiguresCard() {
  const { counted } = useContext(ProductScreens);
  const catalogue = useCourseNodes();
  const isTurn = catalogue.data !== undefined || catalogue.error !== null;
  const query = useQuery({
    queryKey: ['figures'],
    queryFn: async () => {
      await Promise.all(counted.map(({ needs }) => needs()));
      return counted;
    },
    enabled: isTurn,
    staleTime: 0,
  });
  return (
    <DashboardCard title="dashboard.areas">
      <QueryContent query={query} lines={1} height={height}>
        {(areas) => (
          <Box component="ul" sx={list}>
            {areas.map((area) => (
              <Box component="li" key={area.name} sx={area.figure.by ? long : short}>
                <AreaFigure {...area} />
              </Box>
            ))}
          </Box>
        )}
      </QueryContent>
    </DashboardCard>
  );
}

/** The figures load one by one, into a card with the height of all. */
const height = { xs: 'calc(373px + max(0px, (360px - 100vw) * 2.4))', lg: 160 };

const list = {
  minHeight: height,
  alignContent: 'start',
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 2,
};

/** Each is as wide as its content; one with values by name takes the rest of the line, or its own. */
const short = { minWidth: 104 };
const long = { flex: '1 1 320px' };
