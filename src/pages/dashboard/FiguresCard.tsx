import { Box, Link, Paper, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { useCourseNodes } from '@/components/courseTree/useCourseNodes';
import { QueryContent } from '@/components/feedback/QueryContent';
import { numberText } from '@/domain/numberText';
import { type CatalogueFigure, catalogueFigures } from './catalogueFigures';
import { QuietText } from './QuietText';

/** The catalogue in figures, each leading to where what it counts can be worked on. */
export function FiguresCard() {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate('dashboard.figures')}>
      <QueryContent query={useCourseNodes()} lines={2}>
        {(nodes) => (nodes.length > 0 ? <Figures nodes={nodes} /> : <QuietText text="dashboard.empty" />)}
      </QueryContent>
    </Box>
  );
}

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
  const [locale] = useLocaleState();
  const partText = translate(part > 0 ? `dashboard.${name}_part` : `dashboard.${name}_whole`, { count: part });
  return (
    <>
      <Link component={RouterLink} to={to} underline="hover" color="text.primary" sx={{ display: 'block' }}>
        <Typography component="span" sx={{ display: 'block', fontSize: 28, fontWeight: 600, lineHeight: 1.2 }}>
          {numberText(count, locale)}
        </Typography>
        <Typography component="span" variant="body2">
          {translate(`dashboard.${name}`)}
        </Typography>
      </Link>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {partTo ? (
          <Link component={RouterLink} to={partTo}>
            {partText}
          </Link>
        ) : (
          partText
        )}
      </Typography>
    </>
  );
}
