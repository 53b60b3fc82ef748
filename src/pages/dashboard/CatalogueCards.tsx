import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CategoryNode } from '@/contract/courseTree';
import { numberText } from '@/domain/numberText';
import { type CatalogueFigures, catalogueFigures } from './catalogueFigures';

/** Each figure, and the screen where what it counts can be worked on. */
const cards: readonly [figure: keyof CatalogueFigures, to: string][] = [
  ['categories', '/coursesetup/coursecategorysetup'],
  ['courses', '/coursesetup/coursesetup'],
  ['live_courses', '/coursesetup/coursesetup'],
  ['subcourses', '/coursesetup/subcoursesetup'],
  ['main_topics', '/coursesetup/'],
  ['lessons', '/coursesetup/'],
  ['sub_topics', '/coursesetup/'],
];

export function CatalogueCards({ categories }: { categories: readonly CategoryNode[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const figures = useMemo(() => catalogueFigures(categories), [categories]);
  return (
    <Box component="section" aria-label={translate('dashboard.figures')}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        }}
      >
        {cards.map(([figure, to]) => (
          <Card key={figure} component="li" variant="outlined">
            <CardActionArea component={Link} to={to} sx={{ p: 2, height: '100%' }}>
              <Typography sx={{ fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
                {numberText(figures[figure], locale)}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {translate(`dashboard.${figure}`)}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
