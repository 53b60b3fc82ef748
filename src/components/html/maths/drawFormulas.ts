import katex from 'katex';
import 'katex/dist/katex.css';
import { type Formula, formulaParts } from '@/domain/formulas';
import { parkStyles, unparkStyles } from '../parkedStyles';

/** Why a formula isn't rendered, in the language of the screen. */
export interface FormulaTexts {
  broken: (reason: string) => string;
  tooLong: string;
}

/** The most characters of a formula, and the most formulas of a text: anything beyond stays as LaTeX. */
const longest = 2000;
const most = 300;

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

/** Elements whose text is shown as it was typed. */
const asTyped = 'code, pre, kbd, samp, a';

/**
 * Renders the formulas in nodes that are already sanitised, and inserts KaTeX's markup there. One that can't be rendered stays as LaTeX,
 * with a mark.
 */
export function drawFormulas(nodes: DocumentFragment, texts: FormulaTexts): DocumentFragment {
  const typed = new Set([...nodes.querySelectorAll(asTyped)].flatMap((element) => [element, ...element.querySelectorAll('*')]));
  let left = most;
  const draw = (formula: Formula) => {
    left -= 1;
    return left < 0 || formula.tex.length > longest ? marked(formula, texts.tooLong) : drawn(formula, texts);
  };
  for (const element of [nodes, ...nodes.querySelectorAll('*')]) {
    if (element instanceof Element && typed.has(element)) continue;
    for (const run of runsIn(element)) drawRun(run, draw);
  }
  return nodes;
}

type Run = (Text | HTMLBRElement)[];

/** Returns the text nodes of an element, grouped where only line breaks separate them: a formula may have several lines. */
function runsIn(element: ParentNode & Node): Run[] {
  const runs: Run[] = [[]];
  for (const node of element.childNodes) {
    if (node instanceof Text || node instanceof HTMLBRElement) runs.at(-1)?.push(node);
    else runs.push([]);
  }
  return runs;
}

/** Replaces a line break while a group is read; a character from Unicode's private use area. */
const lineBreak = '\ue000';

function drawRun(run: Run, draw: (formula: Formula) => Node): void {
  const parts = formulaParts(run.map((node) => (node instanceof Text ? node.data : lineBreak)).join(''));
  if (parts.every((part) => typeof part === 'string')) return;
  const [first] = run;
  first?.before(...parts.flatMap((part) => (typeof part === 'string' ? linesOf(part) : [draw(part)])));
  for (const node of run) node.remove();
}

const linesOf = (text: string): Node[] =>
  text.split(lineBreak).flatMap((line, index) => {
    const written = document.createTextNode(line);
    return index === 0 ? [written] : [document.createElement('br'), written];
  });

function drawn(formula: Formula, texts: FormulaTexts): Node {
  try {
    return nodesOf(formula);
  } catch (error) {
    const reason = error instanceof katex.ParseError ? error.rawMessage : String(error);
    return marked(formula, texts.broken(reason));
  }
}

/** Uses KaTeX's HTML string, since its own nodes have styles that the content security policy refuses. */
function nodesOf({ tex, display }: Formula): Node {
  const macros = { '\\pmb': '\\boldsymbol' };
  const html = katex.renderToString(tex.replaceAll(lineBreak, ' '), { ...options, displayMode: display, macros });
  const { body } = new DOMParser().parseFromString(parkStyles(html), 'text/html');
  unparkStyles(body);
  const nodes = document.createDocumentFragment();
  nodes.append(...body.childNodes);
  return nodes;
}

function marked({ source }: Formula, why: string): Node {
  const mark = document.createElement('mark');
  mark.textContent = source.replaceAll(lineBreak, ' ');
  mark.title = why;
  mark.dataset['formula'] = 'undrawn';
  return mark;
}
