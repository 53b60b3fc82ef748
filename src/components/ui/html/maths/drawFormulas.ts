import { definesCommand } from '@/domain/formulas/formulaCommands';
import { type Formula, formulaParts } from '@/domain/formulas/formulas';
import { parkStyles } from '@/domain/html/parkStyles';
import { unparkStyles } from '../parkedStyles';
import { formulaRenderer, type Renderer } from './formulaRenderer';

/** Why a formula isn't rendered, in the language of the screen. */
export interface FormulaTexts {
  broken: (reason: string) => string;
  tooLarge: string;
  defines: string;
  divided: string;
}

/** Elements that say nothing but how letters look: a formula that one of them divides is rendered without it. */
const lettering = 'b, strong, i, em, u, font, span, mark, small, big, tt, br';

/**
 * Renders the formulas in nodes that are already sanitised, and inserts KaTeX's markup there. One that can't be rendered stays as LaTeX,
 * with a mark.
 */
export function drawFormulas(nodes: DocumentFragment, texts: FormulaTexts): DocumentFragment {
  const render = formulaRenderer();
  for (const run of formulaRuns(nodes)) {
    const drawn = placesIn(run).map(({ formula, range }) => ({ range, ...drawing(formula, range, render, texts) }));
    // From the last on: what is replaced moves nothing before it.
    for (const { range, html, why } of drawn.toReversed()) {
      const source = range.extractContents();
      range.insertNode(html === undefined ? marked(source, why) : nodesOf(html));
    }
  }
  return nodes;
}

// Replace a line break, and an element that isn't text, while a line is read; from Unicode's private use area.
const lineBreak = '\ue000';
const thing = '\ue001';

const textOf = (node: RunNode): string => {
  if (node instanceof Text) return node.data;
  return node.localName === 'br' ? lineBreak : thing;
};

interface Place {
  formula: Formula;
  range: Range;
}

/** Returns the formulas of a line, each with where it is. */
function placesIn(run: RunNode[]): Place[] {
  const parts = formulaParts(run.map(textOf).join(''));
  let from = 0;
  let index = 0;
  let before = 0;
  /** Returns the node that holds the character at this place. The places are asked for in their order. */
  const nodeAt = (place: number): [node: RunNode | undefined, offset: number] => {
    for (let node = run[index]; node; node = run[index]) {
      const { length } = textOf(node);
      if (place < before + length) break;
      before += length;
      index += 1;
    }
    return [run[index], place - before];
  };
  return parts.flatMap((part) => {
    const start = from;
    from += typeof part === 'string' ? part.length : part.source.length;
    if (typeof part === 'string') return [];
    const [first, startOffset] = nodeAt(start);
    const [last, endOffset] = nodeAt(from - 1);
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first, startOffset);
    range.setEnd(last, endOffset + 1);
    return { formula: { ...part, tex: part.tex.replaceAll(lineBreak, ' ') }, range };
  });
}

type Drawing = { html: string; why?: never } | { html?: never; why: string };

function drawing(formula: Formula, range: Range, render: Renderer, texts: FormulaTexts): Drawing {
  if (isDivided(range)) return { why: texts.divided };
  if (definesCommand(formula.tex)) return { why: texts.defines };
  const rendered = render(formula);
  if (rendered === 'too large') return { why: texts.tooLarge };
  return 'html' in rendered ? rendered : { why: texts.broken(rendered.reason) };
}

const isDivided = (range: Range): boolean =>
  range.startContainer !== range.endContainer && range.cloneContents().querySelector(`:not(${lettering})`) !== null;

/** Parses KaTeX's HTML, whose styles are parked meanwhile, like those of authors. */
function nodesOf(html: string): Node {
  const { body } = new DOMParser().parseFromString(parkStyles(html), 'text/html');
  unparkStyles(body);
  const nodes = document.createDocumentFragment();
  nodes.append(...body.childNodes);
  return nodes;
}

function marked(source: Node, why: string): Node {
  const mark = document.createElement('mark');
  mark.append(source);
  mark.title = why;
  mark.dataset['formula'] = 'undrawn';
  return mark;
}

/** Elements that may begin, end or stand within a line of text. Any other begins a new line, and no formula goes on in it. */
const inline = new Set(
  'abbr acronym b bdi bdo big cite del dfn em font i ins mark q s small span strike strong sub sup time tt u var'.split(' '),
);

/** Elements of a line that aren't its text, or whose text is shown as it was typed. */
const foreign = new Set('a audio code img kbd picture pre samp video'.split(' '));

/** What a line consists of: its texts and line breaks, and what is foreign in it. */
type RunNode = Text | HTMLElement;

/** Returns the lines of a text: a formula may go on after a line break or a change of letters, but not in another block. */
function formulaRuns(root: Node): RunNode[][] {
  const runs: RunNode[][] = [[]];
  const walk = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text || (node instanceof HTMLElement && (node.localName === 'br' || foreign.has(node.localName))))
        runs.at(-1)?.push(node);
      else if (node instanceof HTMLElement && inline.has(node.localName)) walk(node);
      else if (node instanceof HTMLElement) {
        runs.push([]);
        walk(node);
        runs.push([]);
      }
    }
  };
  walk(root);
  return runs;
}
