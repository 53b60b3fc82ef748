import { Box } from '@mui/material';
import { useCallback, useMemo } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { boxStyles, clamped, contentStyles, formulaStyles } from './contentStyles';
import { markLanguages } from './markLanguages';
import { showWithFormulas } from './maths/formulas';
import type { HtmlProfile } from './profiles';
import { sanitizedNodes } from './sanitize';

export interface SafeHtmlProps {
  html: string;
  profile: HtmlProfile;
}

/** Renders HTML, sanitised and with formulas; it is the only component that does so. */
export function SafeContent({ html, profile }: SafeHtmlProps) {
  const texts = useFormulaTexts();
  const page = useI18nProvider().getLocale();
  const show = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined;
      const put = (nodes: DocumentFragment) => place.replaceChildren(markLanguages(nodes, page));
      return showWithFormulas(put, html, () => sanitizedNodes(html, profile), texts);
    },
    [html, profile, texts, page],
  );
  return <Box ref={show} data-content sx={profile === 'words' ? words : block} />;
}

const block = { ...contentStyles, ...boxStyles, overflow: 'auto hidden' };
const words = {
  ...formulaStyles,
  ...boxStyles,
  ...clamped,
  '& pre': { display: 'inline', m: 0 },
  // A display formula is shown inline here.
  '& .katex-display, & .katex-display > .katex': { display: 'inline', m: 0 },
};

function useFormulaTexts() {
  const translate = useTranslate();
  return useMemo(
    () => ({
      broken: (reason: string) => translate('ui.formula_broken', { reason }),
      tooLarge: translate('ui.formula_too_large'),
      defines: translate('ui.formula_defines'),
      divided: translate('ui.formula_divided'),
    }),
    [translate],
  );
}
