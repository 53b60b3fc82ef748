import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { choicesOf } from '@/components/list/toolbar/FacetFilter';
import { useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { byId, everyRow, narrowed, quiet } from '@/components/record/listRead';
import type { Figure } from '@/components/resource/defineResource';
import { type Counted, ProductScreens } from '@/components/resource/productScreens';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { useDigits } from '@/components/ui/text/digits';
import { useReads } from '@/providers/auth/rights';
import { DashboardCard } from './DashboardCard';
import { FigureLines, type FigurePart } from './FigureLines';

/** The figures of the other areas: less prominent than the catalogue's, and requested after them. */
export function AreaFiguresCard() {
  const reads = useReads();
  const all = useContext(ProductScreens).counted;
  const counted = useMemo(() => all.filter(({ right }) => reads(right)), [all, reads]);
  const catalogue = useCourseNodes();
  const isTurn = catalogue.data !== undefined || catalogue.error !== null || !reads('catalogue');
  const query = useQuery({
    queryKey: ['figures', counted.map(({ name }) => name)],
    queryFn: async () => {
      await Promise.all(counted.map(({ needs }) => needs()));
      return counted;
    },
    enabled: isTurn,
    staleTime: 0,
  });
  if (counted.length === 0) return null;
  return (
    <DashboardCard title="dashboard.areas">
      <QueryContent query={query} lines={3} height={height}>
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

/** Shows how many records an area's list has, and how many of them need attention. It shares the list's own request. */
function AreaFigure({ name, figure }: Counted) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<RaRecord>(name, { pagination: everyRow, sort: byId }, quiet);
  const parts = useParts(`/${name}`, figure);
  return (
    <QueryContent query={{ data, error, refetch }} lines={1}>
      {(records) => (
        <FigureLines
          size={16}
          label={translate(`${figure.texts}.all`)}
          count={records.length}
          to={`/${name}`}
          parts={parts(records)}
        />
      )}
    </QueryContent>
  );
}

/** Returns a function that makes the parts of a figure from a list's records, each with the address of the narrowed list. */
function useParts(address: string, { texts, part, by }: Figure): (records: readonly RaRecord[]) => FigurePart[] {
  const translate = useTranslate();
  const digits = useDigits();
  const flagged = (records: readonly RaRecord[], { source, value }: NonNullable<Figure['part']>): FigurePart[] => {
    // A server may not send the flag: there is no part then.
    if (records.every((record) => record[source] === undefined)) return [];
    const count = records.filter((record) => record[source] === value).length;
    return count > 0
      ? [{ text: translate(`${texts}.part`, { count: digits(count) }), to: narrowed(address, { [source]: value }) }]
      : [{ text: translate(`${texts}.none`) }];
  };
  return (records) => [
    ...(part ? flagged(records, part) : []),
    ...(by ? choicesOf(records, by) : []).map(({ name, count, value }) => ({
      text: `${name} ${digits(count)}`,
      to: by && narrowed(address, { [by.source]: value }),
    })),
  ];
}
