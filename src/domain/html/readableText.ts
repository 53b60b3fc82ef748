import { oneLine } from '@/domain/characters';
import { formulaParts } from '@/domain/formulas/formulas';
import { visibleText } from './visibleText';

/**
 * Returns the visible text of some HTML, with formulas as the letters, digits and signs that one would type: searches use it, and names of
 * records.
 */
export const readableText = (html: string): string =>
  oneLine(
    formulaParts(visibleText(html))
      .map((part) => (typeof part === 'string' ? part : readFormula(part.tex)))
      .join(''),
  );

const readFormula = (tex: string): string =>
  tex
    .replace(/\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\sqrt/g, '√')
    .replace(/\\(?:begin|end)\s*\{[^{}]*\}|\\\\|\\[,:;! ]/g, ' ')
    .replace(/\\([a-z]+)/gi, (_, name: string) => signs.get(name) ?? (words.has(name) ? name : ' '))
    .replace(/[{}&\\]/g, '');

/** The commands that are read as their names. */
const words = new Set('sin cos tan cot sec csc log ln exp lim max min det gcd'.split(' '));

const greek = 'α β γ δ ε ζ η θ ι κ λ μ ν ξ π ρ σ τ υ φ χ ψ ω'.split(' ');
const greekNames =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );

const signs = new Map([
  ...greekNames.map((name, index) => [name, greek[index] ?? ''] as const),
  ...[
    ['varphi', 'φ'],
    ['Delta', 'Δ'],
    ['Omega', 'Ω'],
    ['Sigma', 'Σ'],
    ['times', '×'],
    ['cdot', '·'],
    ['div', '÷'],
    ['pm', '±'],
    ['infty', '∞'],
    ['circ', '°'],
    ['to', '→'],
    ['le', '≤'],
    ['ge', '≥'],
    ['ne', '≠'],
    ['int', '∫'],
    ['sum', '∑'],
  ].map(([name = '', sign = '']) => [name, sign] as const),
]);
