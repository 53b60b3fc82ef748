import { Button, Chip, List, ListItem, ListItemButton, ListItemText, Paper, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CategoryNode } from '@/contract/courseTree';
import { catalogueFindings } from './catalogueFigures';

/** How many findings stand there before all are asked for. */
const few = 6;

/** What in the catalogue is empty or not live, each leading to its category. */
export function CatalogueFindings({ categories }: { categories: readonly CategoryNode[] }) {
  const translate = useTranslate();
  const findings = useMemo(() => catalogueFindings(categories), [categories]);
  const [all, setAll] = useState(false);
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        {translate('dashboard.attention')}
      </Typography>
      {findings.length === 0 && <Typography color="text.secondary">{translate('dashboard.nothing')}</Typography>}
      <List dense disablePadding>
        {findings.slice(0, all ? findings.length : few).map(({ kind, name, categorySlug }) => (
          <ListItem key={`${kind} ${name}`} disablePadding>
            <ListItemButton
              component={Link}
              to={`/coursesetup/viewCategoryDetails/${categorySlug}`}
              sx={{ borderRadius: 1, mx: -1, px: 1 }}
            >
              <ListItemText primary={name} />
              <Chip size="small" variant="outlined" label={translate(`dashboard.${kind}`)} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {!all && findings.length > few && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('dashboard.more', { count: findings.length })}
        </Button>
      )}
    </Paper>
  );
}
