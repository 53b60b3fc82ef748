import { typedAsHtml } from '../typedHtml';
import { ommlToLatex } from './ommlToLatex';
import { xmlTree } from './xmlTree';

/** What stands for an equation that can't be read, in both languages of the product. */
export const missingEquation = '<mark>[equation missing · समीकरण छुट्यो]</mark>';

/** Word hides an equation from browsers in a comment, and adds a picture of it for them. */
const hidden = /<!--\[if\s+gte\s+msEquation[^\]]*\]>([^]*?)<!\[endif\]-->/gi;
const fallback = /<!(?:--)?\[if\s+!msEquation\](?:--)?>[^]*?<!(?:--)?\[endif\](?:--)?>/gi;
const equation = /<(m:oMathPara|m:oMath)(?=[\s>])[^<>]*>([^]*?)<\/\1\s*>/gi;
const mathml = /<math(?=[\s>])[^<>]*>([^]*?)<\/math\s*>/gi;
const annotation = /<annotation\s[^<>]*encoding\s*=\s*["']?application\/x-tex["']?[^<>]*>([^<]*)<\/annotation>/i;

/**
 * Returns some HTML in which the equations of Word, and those of pages that have their LaTeX, are formulas of ours. One that can't be read
 * is a marked place: without its marks, (x+1)/2 would be x+12.
 */
export function withOmml(html: string): string {
  if (!/<m:oMath|<math[\s>]/i.test(html)) return html;
  return html
    .replace(hidden, '$1')
    .replace(fallback, '')
    .replace(equation, (whole, name: string, written: string) => formula(ommlToLatex(xmlTree(whole)), isAlone(name, written)))
    .replace(mathml, (_, written: string) =>
      formula(annotation.exec(written)?.[1]?.trim().replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')),
    );
}

const isAlone = (name: string, written: string): boolean => name.toLowerCase() === 'm:omathpara' && written !== '';

function formula(tex: string | undefined, isDisplay = false): string {
  if (tex === undefined || /\\[)\]]/.test(tex)) return missingEquation;
  if (tex === '') return '';
  const [open, close] = isDisplay ? ['\\[', '\\]'] : ['\\(', '\\)'];
  return `${open}${typedAsHtml(tex).replaceAll('>', '&gt;')}${close}`;
}
