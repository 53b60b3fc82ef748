import { Box, Button, Paper } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type CourseTreeNode, useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { type CatalogueFigure, catalogueFigures } from './catalogueFigures';
import { QuietText } from './DashboardCard';
import { FigureLines } from './FigureLines';

/** The catalogue in figures, each linked to the place to work on what it counts. */
export function FiguresCard() {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate('dashboard.figures')}>
      <QueryContent query={useCourseNodes()} lines={4} shape="figures" height={height}>
        {(nodes) => (nodes.length > 0 ? <Figures nodes={nodes} /> : <Bare />)}
      </QueryContent>
    </Box>
  );
}

function Bare() {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <QuietText text="dashboard.empty" />
      <Button component={Link} to="/coursesetup" variant="outlined" size="small">
        {translate('ui.first.tree')}
      </Button>
    </Paper>
  );
}

/** On the narrowest phones the labels take another line. */
const height = { xs: 'calc(241px + max(0px, 360px - 100vw))', md: 113 };

function Figures({ nodes }: { nodes: readonly CourseTreeNode[] }) {
  const figures = useMemo(() => catalogueFigures(nodes), [nodes]);
  return (
    <Box component="ul" sx={list}>
      {figures.map((figure) => (
        <Paper key={figure.name} component="li" variant="outlined" sx={{ p: 2 }}>
          <Figure {...figure} />
        </Paper>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
};

function Figure({ name, count, part, to, partTo }: CatalogueFigure) {
  const translate = useTranslate();
  return (
    <FigureLines
      size={28}
      label={translate(`dashboard.${name}`)}
      count={count}
      to={to}
      parts={[
        {
          text: translate(`dashboard.${name}_${part > 0 ? 'part' : 'whole'}`, { count: part }),
          to: part > 0 ? partTo : undefined,
        },
      ]}
    />
  );
}
