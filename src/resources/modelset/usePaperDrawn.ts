import { useEffect, useState } from 'react';
import { readyToDraw } from '@/components/html/maths/formulas';
import { questionsOf, type Sheet } from './sheet';

/** Preloads the renderer of a paper's formulas, because the browser's own print command doesn't wait for it. */
export function usePaperAhead(sheet: Sheet): void {
  useEffect(() => void readyToDraw(textsOf(sheet)), [sheet]);
}

/** Whether all of a paper is rendered: its formulas, with their fonts. */
export function usePaperDrawn(sheet: Sheet): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let shown = true;
    void drawn(sheet).then(() => shown && setDrawn(true));
    return () => {
      shown = false;
    };
  }, [sheet]);
  return isDrawn;
}

async function drawn(sheet: Sheet): Promise<void> {
  await readyToDraw(textsOf(sheet));
  // By then the fonts that it needs have been requested.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await document.fonts.ready;
}

/** All of its HTML as one text. */
const textsOf = (sheet: Sheet): string =>
  [
    ...[...questionsOf(sheet), ...sheet.paragraphs.flatMap(({ questions }) => questions)].flatMap(({ question, options }) => [
      question,
      ...options.map((option) => option.options),
    ]),
    ...sheet.paragraphs.map(({ paragraph }) => paragraph),
  ].join('');
