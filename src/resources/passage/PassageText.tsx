import { Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/html/SafeHtml';

/** The text of a passage where it doesn't push the lists out of sight: it scrolls in its own place, which stays beside them. */
export function PassageText({ html }: { html: string }) {
  const translate = useTranslate();
  return (
    // Reachable by keyboard, because it scrolls.
    <Paper variant="outlined" role="region" aria-label={translate('fields.passage')} tabIndex={0} sx={place}>
      <SafeHtml html={html} profile="content" />
    </Paper>
  );
}

const place = {
  p: 2,
  overflow: 'auto',
  maxHeight: { xs: '40dvh', lg: 'calc(100dvh - 120px)' },
  position: { lg: 'sticky' },
  top: { lg: 16 },
};
