import { visibleText } from '@/domain/html/visibleText';
import { formulaParts } from './formulas';

/** The commands of KaTeX that define others: a short formula could write thousands of signs by one. */
const defining = new Set(
  'def gdef edef xdef let futurelet global long newcommand renewcommand providecommand'.split(' ').map((name) => `\\${name}`),
);

/** Whether a formula, in LaTeX, defines a command. */
export const definesCommand = (tex: string): boolean => (tex.match(command) ?? []).some((name) => defining.has(name));

/** Whether a formula of some HTML does. */
export const hasDefinition = (html: string): boolean =>
  formulaParts(visibleText(html)).some((part) => typeof part !== 'string' && definesCommand(part.tex));

// Of `\\def` the first two characters are a command.
const command = /\\(?:[a-z@]+|[^])/gi;
