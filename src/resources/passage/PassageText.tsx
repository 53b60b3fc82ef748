import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/html/SafeHtml';

/** A passage's text in a box that scrolls by itself and stays beside the lists, so that it doesn't push them out of view. */
export function PassageText({ html }: { html: string }) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Box component="section" sx={{ position: { lg: 'sticky' }, top: { lg: 16 }, minWidth: 0 }}>
      <Typography id={heading} component="h2" variant="subtitle1" sx={{ mb: 1 }}>
        {translate('fields.passage')}
      </Typography>
      {/* Focusable, because it scrolls. */}
      <Paper variant="outlined" role="region" aria-labelledby={heading} tabIndex={0} sx={place}>
        <SafeHtml html={html} profile="content" />
      </Paper>
    </Box>
  );
}

const place = { p: 2, overflow: 'auto', maxHeight: { xs: '40dvh', lg: 'calc(100dvh - 160px)' } };
