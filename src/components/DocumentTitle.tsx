import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

/** What is on the screen, from the page to what opened last within or over it. */
const shown = new Set<{ text: string }>();

/** What the innermost part of the screen is called. */
export const shownTitle = (): string | undefined => [...shown].at(-1)?.text;

/**
 * Names the document by all that is on the screen, the innermost first: «Edit Course · Course Setup · Coursedesk».
 * It stands before what may open within, so that it is shown before that is.
 */
export function DocumentTitle({ text }: { text: string }) {
  const product = useTranslate()('app.name');
  // The same one for as long as it is shown: where its text changes, its place among the others doesn't.
  const title = useRef({ text });
  useEffect(() => {
    const own = title.current;
    shown.add(own);
    return () => {
      shown.delete(own);
      nameDocument(product);
    };
  }, [product]);
  useEffect(() => {
    title.current.text = text;
    nameDocument(product);
  }, [text, product]);
  return null;
}

function nameDocument(product: string): void {
  const texts = [...shown].map((title) => title.text).toReversed();
  document.title = [...texts, product].join(' · ');
}
