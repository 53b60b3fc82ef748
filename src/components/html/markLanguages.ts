import { languageRuns } from '@/domain/languageRuns';

/** Gives texts in another language than the page's their `lang`, for readers that speak it; formulas keep theirs. */
export function markLanguages(nodes: DocumentFragment, page: string): DocumentFragment {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) if (!text.parentElement?.closest('.katex')) mark(text, page);
  return nodes;
}

function mark(text: Text, page: string): void {
  const { parentElement: parent } = text;
  const runs = languageRuns(text.data, page);
  const [{ lang } = {}, second] = runs;
  if (!second && lang && parent?.childNodes.length === 1) parent.lang ||= lang;
  else if (runs.some((run) => run.lang))
    text.replaceWith(...runs.map((run) => (run.lang ? spoken(run.text, run.lang) : run.text)));
}

function spoken(text: string, lang: string): HTMLElement {
  const span = document.createElement('span');
  span.lang = lang;
  span.append(text);
  return span;
}
