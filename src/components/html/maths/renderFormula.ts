import katex from 'katex';
import 'katex/contrib/mhchem';
import 'katex/dist/katex.css';
import type { Formula } from '@/domain/formulas';

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
export type Rendered = { html: string; elements: number; height: number } | { reason: string };

/** Renders a formula as an HTML string, since the nodes that KaTeX makes have styles that the content security policy refuses. */
export function renderFormula({ tex, display }: Formula): Rendered {
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
