import type { Formula } from '@/domain/formulas';
import { type Rendered, renderFormula } from './renderFormula';

/** The most of one formula and of all formulas of a text: characters, elements, and height in em. */
const largest = { characters: 2000, elements: 1000, height: 60 };
const inAll = { formulas: 300, elements: 4000, height: 500 };

/** Renders the formulas of one text in their order; what is beyond the bounds is too large. */
export type Renderer = (formula: Formula) => { html: string } | { reason: string } | 'too large';

/** Returns such a function for a text. */
export function formulaRenderer(): Renderer {
  const left = { ...inAll };
  return (formula) => {
    left.formulas -= 1;
    if (formula.tex.length > largest.characters || isSpent(left)) return 'too large';
    const rendered = renderFormula(formula);
    // One that fails has taken time, too.
    left.elements -= 'html' in rendered ? rendered.elements : formula.tex.length;
    if (!('html' in rendered)) return rendered;
    if (isTooLarge(rendered)) return 'too large';
    left.height -= rendered.height;
    return isSpent(left) ? 'too large' : { html: rendered.html };
  };
}

const isSpent = (left: typeof inAll): boolean => Object.values(left).some((amount) => amount < 0);

const isTooLarge = ({ elements, height }: Extract<Rendered, { html: string }>): boolean =>
  elements > largest.elements || height > largest.height;
