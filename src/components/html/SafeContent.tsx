import { Box } from '@mui/material';
import { useCallback } from 'react';
import { boxStyles, contentStyles } from './contentStyles';
import type { HtmlProfile } from './profiles';
import { sanitizedNodes } from './sanitize';

export interface SafeHtmlProps {
  html: string;
  profile: HtmlProfile;
}

/** The one place that shows HTML. */
export function SafeContent({ html, profile }: SafeHtmlProps) {
  const show = useCallback((place: HTMLElement | null) => place?.replaceChildren(sanitizedNodes(html, profile)), [html, profile]);
  return <Box ref={show} sx={shown} />;
}

const shown = { ...contentStyles, ...boxStyles, overflow: 'auto hidden' };
