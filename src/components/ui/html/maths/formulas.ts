import { mayHaveFormula } from '@/domain/formulas/formulas';
import type { FormulaTexts } from './drawFormulas';

type Draw = (nodes: DocumentFragment, texts: FormulaTexts) => DocumentFragment;

let ready: Draw | undefined;

/** Loads the code that renders formulas, in a chunk of its own, with the first text that has one. */
async function loadDraw(): Promise<Draw> {
  ready ??= (await import('./drawFormulas')).drawFormulas;
  return ready;
}

/** Resolves once the formulas of some HTML can be rendered at once, or if the code for that can't be loaded. */
export const readyToDraw = async (html: string): Promise<void> => {
  if (mayHaveFormula(html)) await loadDraw().catch(() => undefined);
};

/**
 * Shows nodes with their formulas rendered, at once or as soon as that is possible; otherwise they stay as LaTeX. Returns a
 * function that ends it.
 */
export function showWithFormulas(
  show: (nodes: DocumentFragment) => void,
  html: string,
  nodes: () => DocumentFragment,
  texts: FormulaTexts,
): () => void {
  let shown = true;
  const wanted = mayHaveFormula(html);
  show(wanted && ready ? ready(nodes(), texts) : nodes());
  if (wanted && !ready) {
    const draw = (late: Draw) => shown && show(late(nodes(), texts));
    loadDraw().then(draw, () => undefined);
  }
  return () => {
    shown = false;
  };
}
