import { mayHaveFormula } from '@/domain/formulas';
import type { FormulaTexts } from './drawFormulas';

type Draw = (nodes: DocumentFragment, texts: FormulaTexts) => DocumentFragment;

let ready: Draw | undefined;

/** What draws formulas comes in a chunk of its own, with the first text that has one. */
async function loadDraw(): Promise<Draw> {
  ready ??= (await import('./drawFormulas')).drawFormulas;
  return ready;
}

/** Resolves once the formulas of some HTML can be drawn at once; where that can't be had, all the same. */
export const readyToDraw = async (html: string): Promise<void> => {
  if (mayHaveFormula(html)) await loadDraw().catch(() => undefined);
};

/**
 * Shows a text's nodes in a place, with its formulas drawn: at once, or as soon as that can be done. Where it can't, they stand as
 * they are written. Answers what ends it.
 */
export function showWithFormulas(
  place: HTMLElement,
  html: string,
  nodes: () => DocumentFragment,
  texts: FormulaTexts,
): () => void {
  let shown = true;
  const wanted = mayHaveFormula(html);
  place.replaceChildren(wanted && ready ? ready(nodes(), texts) : nodes());
  if (wanted && !ready) {
    const draw = (late: Draw) => shown && place.replaceChildren(late(nodes(), texts));
    loadDraw().then(draw, () => undefined);
  }
  return () => {
    shown = false;
  };
}
