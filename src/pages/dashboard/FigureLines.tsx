import { Box, Link, Typography } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Words } from '@/components/ui/text/Words';
import { numberText } from '@/domain/digits';

/** A text about some of the counted records, and the address of just those, if there is one. */
export interface FigurePart {
  text: string;
  to?: string | undefined;
}

interface FigureLinesProps {
  /** The number's size, in pixels. */
  size: 16 | 28;
  /** What is counted. */
  label: string;
  count: number;
  /** The list that has just as many, if there is one. */
  to?: string;
  parts: readonly FigurePart[];
}

/** The number of some records, and of those that need attention, each linked to the list that has just these. */
export function FigureLines({ size, label, count, to, parts }: FigureLinesProps) {
  const [locale] = useLocaleState();
  const figure = (
    <>
      <Typography component="span" sx={{ display: 'block', fontSize: size, fontWeight: 600, lineHeight: 1.2 }}>
        {numberText(count, locale)}
      </Typography>
      <Typography component="span" variant="body2">
        {label}
      </Typography>
    </>
  );
  return (
    <>
      {to ? (
        <Link component={RouterLink} to={to} underline="hover" color="text.primary" sx={{ display: 'block' }}>
          {figure}
        </Link>
      ) : (
        <div>{figure}</div>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          mt: 0.5,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        {parts.map((part) =>
          part.to ? (
            <Link key={part.to} component={RouterLink} to={part.to}>
              <Words text={part.text} />
            </Link>
          ) : (
            <span key={part.text}>
              <Words text={part.text} />
            </span>
          ),
        )}
      </Box>
    </>
  );
}
