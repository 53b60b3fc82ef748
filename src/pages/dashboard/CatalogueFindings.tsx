import { Paper, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { FindingList } from '@/components/feedback/FindingList';
import type { CategoryNode } from '@/contract/courseTree';
import { catalogueFindings } from './catalogueFigures';

/** What in the catalogue is empty or not live, each leading to its category or course. */
export function CatalogueFindings({ categories }: { categories: readonly CategoryNode[] }) {
  const translate = useTranslate();
  const findings = useMemo(() => catalogueFindings(categories), [categories]);
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        {translate('dashboard.attention')}
      </Typography>
      {findings.length === 0 && <Typography color="text.secondary">{translate('dashboard.nothing')}</Typography>}
      <FindingList findings={findings} />
    </Paper>
  );
}
