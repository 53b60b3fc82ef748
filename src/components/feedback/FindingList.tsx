import ForwardIcon from '@mui/icons-material/ChevronRight';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { Button, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Something that waits for somebody: whose it is, what it is, and where it can be put right. */
export interface Finding {
  name: string;
  /** A key of the catalogue. */
  text: string;
  to: string;
}

/** How many findings stand there before all are asked for. */
const few = 6;

/** What waits for somebody, each leading to where it can be put right. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  return (
    <>
      <List dense disablePadding>
        {findings.slice(0, all ? findings.length : few).map(({ name, text, to }) => (
          <ListItem key={`${text} ${to} ${name}`} disablePadding>
            <ListItemButton component={Link} to={to} sx={row}>
              <WarningIcon fontSize="small" color="warning" />
              <ListItemText primary={name} secondary={translate(text)} />
              <ForwardIcon fontSize="small" color="action" />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {!all && findings.length > few && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('ui.findings_all', { count: findings.length })}
        </Button>
      )}
    </>
  );
}

const row = {
  borderRadius: 1,
  mx: -1,
  px: 1,
  gap: 1.5,
  '& .MuiListItemText-primary': { color: 'primary.main', fontWeight: 600 },
  '&:hover .MuiListItemText-primary': { textDecoration: 'underline' },
};
