import katex from 'katex';
import type { Formula } from '@/domain/formulas/formulas';
import 'katex/contrib/mhchem';
import 'katex/dist/katex.css';

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

const options = {
  throwOnError: true,
  // Forbids links, requests and styles in formulas.
  trust: false,
  // Letters of any script may appear in a formula, and nobody reads the console.
  strict: 'ignore',
  // In em.
  maxSize: 10,
  maxExpand: 500,
} as const;

/** A formula as KaTeX writes it, with what it takes to show it; or why it can't be rendered. */
type Rendered = { html: string; elements: number; height: number } | { reason: string };

/** Renders a formula as an HTML string, since the nodes that KaTeX makes have styles that the content security policy refuses. */
function renderFormula({ tex, display }: Formula): Rendered {
  try {
    const html = katex.renderToString(tex, { ...options, displayMode: display, macros: { '\\pmb': '\\boldsymbol' } });
    return { html, elements: html.match(/<[a-z]/g)?.length ?? 0, height: heightOf(html) };
  } catch (error) {
    return { reason: error instanceof katex.ParseError ? error.rawMessage : String(error) };
  }
}

/** Returns the height of all its lines, in em: KaTeX states it at each part of a line, and at each line break. */
const heightOf = (html: string): number =>
  html
    .split('katex-newline')
    .map((line) => amount(/^"[^>]*margin-top:([\d.]+)em/.exec(line)) + Math.max(0, ...[...line.matchAll(strut)].map(amount)))
    .reduce((sum, height) => sum + height, 0);

const strut = /katex-strut" style="height:([\d.]+)em/g;
const amount = (found: RegExpExecArray | null): number => Number(found?.[1] ?? 0);
