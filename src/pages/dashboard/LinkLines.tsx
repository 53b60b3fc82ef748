import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useDayTexts } from '@/components/bsCalendar/useDayTexts';

interface LinkLine {
  name: string;
  to: string;
  /** When it was last changed: an instant. */
  at: number | string;
  /** Who changed it, if known. */
  by?: string | undefined;
}

/** Links to records or forms, each with the time of its last change. */
export function LinkLines({ lines }: { lines: readonly LinkLine[] }) {
  const { instant } = useDayTexts();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
      {lines.map(({ name, to, at, by }) => (
        <li key={to}>
          <Link component={RouterLink} to={to} underline="hover" variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Link>
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {[instant(at), by].filter(Boolean).join(' · ')}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
