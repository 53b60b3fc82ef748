import { Box } from '@mui/material';
import { useCallback, useMemo } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { mark } from '@/components/ui/marks';
import { showStoredPictures } from '@/components/ui/media/storedPictures';
import { languageRuns } from '@/domain/typed/languageRuns';
import { useMedia } from '@/providers/services';
import { boxStyles, clamped, contentStyles, formulaStyles } from './contentStyles';
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
  const media = useMedia();
  const show = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined;
      let endPictures = () => {};
      const put = (nodes: DocumentFragment) => {
        endPictures();
        if (media) endPictures = showStoredPictures(nodes, media);
        place.replaceChildren(markLanguages(nodes, page));
      };
      const endFormulas = showWithFormulas(put, html, () => sanitizedNodes(html, profile), texts);
      return () => {
        endFormulas();
        endPictures();
      };
    },
    [html, profile, texts, page, media],
  );
  return <Box ref={show} {...mark('content')} sx={profile === 'words' ? words : block} />;
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

/** Gives texts in another language than the page's their `lang`, for readers that speak it; formulas keep theirs. */
function markLanguages(nodes: DocumentFragment, page: string): DocumentFragment {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) if (!text.parentElement?.closest('.katex')) markLanguage(text, page);
  return nodes;
}

function markLanguage(text: Text, page: string): void {
  const { parentElement: parent } = text;
  const runs = languageRuns(text.data, page);
  const [{ lang } = {}, second] = runs;
  if (!second && lang && parent?.childNodes.length === 1) parent.lang ||= lang;
  else if (runs.some((run) => run.lang))
    text.replaceWith(...runs.map((run) => (run.lang ? spoken(run.text, run.lang) : run.text)));
}

function spoken(text: string, lang: string): HTMLElement {
  const span = document.createElement('span');
  span.lang = lang;
  span.append(text);
  return span;
}
