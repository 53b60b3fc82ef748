import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, type To } from 'react-router-dom';
import { Words } from '@/components/html/Words';

/** A step of a breadcrumb. */
export interface WayStep {
  key: string;
  text: string;
  /** The address of its details, or of the list. */
  to?: To | undefined;
}

/** The breadcrumb above a record's name, outermost first. */
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
                <Words text={text} />
              </Link>
            ) : (
              <Words text={text} />
            )}
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** The breadcrumb's placeholder. */
export const WayPlace = () => <Box sx={{ order: -1, height: 24 }} />;

const way = {
  typography: 'caption',
  // Its links are stacked where it is long: each is high enough for a finger.
  lineHeight: '24px',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  // It is displayed above the name, but comes after the actions in the document: the heading stays the first stop of the keyboard.
  order: -1,
  '& ol': { m: 0, p: 0, listStyle: 'none', display: { xs: 'flex', sm: 'block' } },
  // On a phone it is one line, however long it is: the content below it doesn't move.
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
