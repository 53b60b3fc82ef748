import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, type To } from 'react-router-dom';

/** What stands above a record. */
export interface WayStep {
  key: string;
  text: string;
  /** Where its details are, or the list. */
  to?: To | undefined;
}

/** The way to a record, outermost first: above its name. */
export function Way({ steps }: { steps: readonly WayStep[] }) {
  const label = useTranslate()('ui.way');
  if (steps.length === 0) return null;
  return (
    <Box component="nav" aria-label={label} sx={way}>
      <ol>
        {steps.map(({ key, text, to }) => (
          <li key={key}>
            {to ? (
              <Link component={RouterLink} to={to} color="inherit" underline="hover">
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** Its place while it isn't known. */
export const WayPlace = () => <Box sx={{ order: -1, height: 24 }} />;

const way = {
  typography: 'caption',
  // Its links are below each other where it is long: each has room for a finger.
  lineHeight: '24px',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  // Seen above the name, and reached after what is done with the record: the heading stays the first stop of the keyboard.
  order: -1,
  '& ol': { m: 0, p: 0, listStyle: 'none', display: { xs: 'flex', sm: 'block' } },
  // On a phone it is one line, however long it becomes: what is below it stays where it is.
  '& li': {
    display: { xs: 'block', sm: 'inline' },
    minWidth: 24,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: { xs: 'nowrap', sm: 'normal' },
  },
  '& a': { py: { xs: 0.75, sm: 0 } },
  '& li:last-child': { flexShrink: 0, maxWidth: '50%' },
  '& li + li::before': { content: '"›"', px: 1 },
} as const;
