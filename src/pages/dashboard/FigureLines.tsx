import { Box, Link, Typography } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { numberText } from '@/domain/digits';

/** What is told of some of them, and where just those are, if anywhere. */
export interface FigurePart {
  text: string;
  to?: string | undefined;
}

interface FigureLinesProps {
  /** Of the number, in pixels. */
  size: 16 | 28;
  /** What is counted. */
  label: string;
  count: number;
  to: string;
  parts: readonly FigurePart[];
}

/** How many there are of something, and of them in a way that matters: each leads to where they are. */
export function FigureLines({ size, label, count, to, parts }: FigureLinesProps) {
  const [locale] = useLocaleState();
  return (
    <>
      <Link component={RouterLink} to={to} underline="hover" color="text.primary" sx={{ display: 'block' }}>
        <Typography component="span" sx={{ display: 'block', fontSize: size, fontWeight: 600, lineHeight: 1.2 }}>
          {numberText(count, locale)}
        </Typography>
        <Typography component="span" variant="body2">
          {label}
        </Typography>
      </Link>
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
            <Link key={part.text} component={RouterLink} to={part.to}>
              {part.text}
            </Link>
          ) : (
            <span key={part.text}>{part.text}</span>
          ),
        )}
      </Box>
    </>
  );
}
