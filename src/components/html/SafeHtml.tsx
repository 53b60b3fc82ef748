import { Box } from '@mui/material';
import { useMemo } from 'react';
import { type HtmlProfile, sanitize } from './sanitize';

interface SafeHtmlProps {
  html: string;
  profile: HtmlProfile;
}

/** The one place that shows HTML. */
export function SafeHtml({ html, profile }: SafeHtmlProps) {
  const clean = useMemo(() => ({ __html: sanitize(html, profile) }), [html, profile]);
  return (
    <Box
      dangerouslySetInnerHTML={clean}
      sx={{ overflowWrap: 'anywhere', '& img, & video, & iframe': { maxWidth: '100%' }, '& > :first-of-type': { mt: 0 } }}
    />
  );
}
