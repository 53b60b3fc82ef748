import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

/** What the screen shows, from the page to the innermost part that opened last. */
const shown = new Set<{ text: string }>();

/** Returns the title of the innermost part of the screen. */
export const shownTitle = (): string | undefined => [...shown].at(-1)?.text;

/**
 * Sets the document's title from all that is on the screen, the innermost first: «Edit Course · Course Setup · Coursedesk». Render it
 * before the parts that may open inside, so that it registers before they do.
 */
export function DocumentTitle({ text }: { text: string }) {
  const product = useTranslate()('app.name');
  // The same object for as long as it is shown: a change of its text keeps its place among the others.
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
