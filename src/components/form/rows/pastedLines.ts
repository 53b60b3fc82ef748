import { parkStyles } from '@/domain/html/parkStyles';
import { visibleText } from '@/domain/html/visibleText';
import { withOmml } from '@/domain/omml/withOmml';
import { withoutMarks } from '@/domain/optionLetter';

/**
 * Returns the lines of what is pasted, each as HTML, without the letters or numbers with which options begin on paper; none of what has
 * pictures, which the editor takes.
 */
export function pastedLines(data: Pick<DataTransfer, 'getData'>): string[] {
  const html = withOmml(data.getData('text/html'));
  if (/<img\b/i.test(html)) return [];
  const lines = html ? linesOf(html) : data.getData('text/plain').split(/\r?\n/).map(escaped);
  return withoutMarks(lines.map((line) => line.trim()).filter((line) => visibleText(line) !== ''));
}

const linesOf = (html: string): string[] =>
  writtenIn(new DOMParser().parseFromString(parkStyles(html), 'text/html').body).split('\n');

/** What changes a line's meaning is kept, without attributes; all else is its words. */
const kept = new Set(['sub', 'sup', 'i', 'em', 'u']);
const silent = new Set(['style', 'script', 'template', 'title', 'head']);
const block = /^(?:p|div|li|[uo]l|h[1-6]|tr|table|tbody|blockquote|pre)$/;

function writtenIn(node: Node): string {
  if (node instanceof Text) return escaped(node.data.replaceAll(/\s+/g, ' '));
  if (!(node instanceof HTMLElement) || silent.has(node.localName)) return '';
  if (node.localName === 'br') return '\n';
  const inside = [...node.childNodes].map(writtenIn).join('');
  if (block.test(node.localName)) return `\n${inside}\n`;
  return kept.has(node.localName) && !inside.includes('\n') ? `<${node.localName}>${inside}</${node.localName}>` : inside;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
