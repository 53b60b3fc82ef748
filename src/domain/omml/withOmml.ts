import { typedAsHtml } from '@/domain/html/typedHtml';
import { ommlToLatex } from './ommlToLatex';
import { xmlTree } from './xmlTree';

/** What stands for an equation that can't be read, in both languages of the product. */
export const missingEquation = '<mark>[equation missing · समीकरण छुट्यो]</mark>';

/** Word hides an equation from browsers in a comment, and adds a picture of it for them. */
const hidden = /<!--\[if\s+gte\s+msEquation[^\]]*\]>([^]*?)<!\[endif\]-->/gi;
const fallback = /<!(?:--)?\[if\s+!msEquation\](?:--)?>[^]*?<!(?:--)?\[endif\](?:--)?>/gi;
const equation = /<(m:oMathPara|m:oMath)(?=[\s>])[^<>]*>[^]*?<\/\1\s*>/gi;
const mathml = /<math(?=[\s>])[^<>]*>([^]*?)<\/math\s*>/gi;
const annotation = /<annotation\s[^<>]*encoding\s*=\s*["']?application\/x-tex["']?[^<>]*>([^<]*)<\/annotation>/i;

/** What is left of an equation that was copied in part; a comment is passed over, in which Word has its settings. */
const torn =
  /<!--[^]*?-->|<\/?(?:m:(?:oMath|oMathPara|[fdert]|num|den|sSup|sSub|sSubSup|sPre|sup|sub|rad|deg|nary|func|fName|lim|acc|bar|eqArr|mr?)|math|mfrac|msup|msub|msqrt)(?=[\s/>])[^<>]*>/gi;

/**
 * Returns some HTML in which the equations of Word, and those of pages that have their LaTeX, are formulas of ours. One that can't be read
 * is a marked place: without its marks, (x+1)/2 would be x+12.
 */
export function withOmml(html: string): string {
  if (!/<m:[a-z]|<math[\s>]/i.test(html)) return html;
  let isTold = false;
  return html
    .replace(hidden, '$1')
    .replace(fallback, '')
    .replace(equation, (whole, name: string) => formula(ommlToLatex(xmlTree(whole)), name.toLowerCase() === 'm:omathpara'))
    .replace(mathml, (_, written: string) =>
      formula(annotation.exec(written)?.[1]?.trim().replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')),
    )
    .replace(torn, (found) => {
      if (found.startsWith('<!--')) return found;
      if (isTold) return ' ';
      isTold = true;
      return missingEquation;
    });
}

function formula(tex: string | undefined, isDisplay = false): string {
  if (tex === undefined || /\\[)\]]/.test(tex)) return missingEquation;
  if (tex === '') return '';
  const [open, close] = isDisplay ? ['\\[', '\\]'] : ['\\(', '\\)'];
  return `${open}${typedAsHtml(tex).replaceAll('>', '&gt;')}${close}`;
}
