import { Box, Typography } from '@mui/material';
import { useDeferredValue, useId } from 'react';
import { useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { mayHaveFormula } from '@/domain/formulas/formulas';

/** A preview below an editor in which formulas are typed as LaTeX: the text as it will be shown. */
export function FormulaPreview({ html }: { html: string }) {
  const translate = useTranslate();
  const id = useId();
  // Deferred, so that typing doesn't wait for formulas.
  const shown = useDeferredValue(html);
  if (!mayHaveFormula(shown)) return null;
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 1, px: 2, py: 1, border: 1, borderStyle: 'dashed', borderColor: 'divider' }}>
      <Typography id={id} variant="caption" component="div" color="text.secondary">
        {translate('ui.formula_preview')}
      </Typography>
      <SafeHtml html={shown} profile="content" />
    </Box>
  );
}
