import { Box } from '@mui/material';
import { useCallback } from 'react';
import { contentStyles } from './contentStyles';
import { type HtmlProfile, sanitizedNodes } from './sanitize';

export interface SafeHtmlProps {
  html: string;
  profile: HtmlProfile;
}

/** The one place that shows HTML. */
export function SafeContent({ html, profile }: SafeHtmlProps) {
  const show = useCallback((place: HTMLElement | null) => place?.replaceChildren(sanitizedNodes(html, profile)), [html, profile]);
  return <Box ref={show} sx={contentStyles} />;
}
