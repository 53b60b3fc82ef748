import { accents, bigOperators, signCommands } from './mathSigns';
import { NotUnderstood, signs, words } from './mathText';
import type { XmlNode } from './xmlTree';

/** Equations that are nested deeper aren't written by people. */
const deepest = 60;

/**
 * Returns an equation of Word (OMML: `m:oMath`, in XML or in HTML) in LaTeX; undefined where a part of it isn't understood, because an
 * equation without it would be another one.
 */
export function ommlToLatex(equation: XmlNode): string | undefined {
  try {
    return tidy(inside(equation, 0));
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined;
    throw error;
  }
}

/** A command needs its space before a letter alone. */
const tidy = (tex: string): string =>
  tex
    .replace(/ +/g, ' ')
    .replace(/(\\[a-z]+) (?=[^a-z\d ])/gi, '$1')
    .trim();

/** The name of an element without its prefix, in lower case, as HTML has it. */
const nameOf = ({ nodeName }: XmlNode): string => nodeName.toLowerCase().replace(/^m:/, '');
const isMaths = ({ nodeName }: XmlNode): boolean => /^m:/i.test(nodeName);
const childrenOf = ({ childNodes }: XmlNode): XmlNode[] => Array.from(childNodes);

/** The elements of maths below another; what formats a text, such as `span`, is looked through. */
const partsOf = (node: XmlNode): XmlNode[] => childrenOf(node).flatMap((child) => (isMaths(child) ? [child] : partsOf(child)));

const partOf = (node: XmlNode, name: string): XmlNode | undefined => partsOf(node).find((part) => nameOf(part) === name);

/** Returns a value of an element's properties; undefined where it has none. */
function valueOf(node: XmlNode, name: string): string | undefined {
  const properties = partsOf(node).find((part) => nameOf(part) === `${nameOf(node)}pr`);
  const property = properties && partOf(properties, name);
  return property && (property.getAttribute?.('m:val') ?? property.getAttribute?.('val') ?? '');
}

const isOn = (value: string | undefined): boolean => value !== undefined && !/^(?:0|off|false)$/i.test(value);

function inside(node: XmlNode, depth: number): string {
  if (depth > deepest) throw new NotUnderstood();
  return childrenOf(node)
    .map((child) => texOf(child, depth + 1))
    .join('');
}

function texOf(node: XmlNode, depth: number): string {
  if (node.nodeName === '#text') return node.nodeValue?.trim() ? signs(node.nodeValue.trim()) : '';
  const name = nameOf(node);
  if (name.startsWith('#') || /^(?:w|o|mc):/.test(name) || name.endsWith('pr')) return '';
  if (!isMaths(node)) return inside(node, depth);
  const write = Object.hasOwn(writers, name) ? writers[name] : undefined;
  if (!write) throw new NotUnderstood();
  return write(new Parts(node, depth));
}

/** An element with the LaTeX of its parts. */
class Parts {
  constructor(
    readonly node: XmlNode,
    readonly depth: number,
  ) {}

  of(name: string): string {
    const part = partOf(this.node, name);
    return part ? inside(part, this.depth).trim() : '';
  }

  all(name: string): string[] {
    return partsOf(this.node).flatMap((part) => (nameOf(part) === name ? [inside(part, this.depth).trim()] : []));
  }

  value(name: string): string | undefined {
    return valueOf(this.node, name);
  }

  whole(): string {
    return inside(this.node, this.depth);
  }
}

type Write = (parts: Parts) => string;

const whole: Write = (parts) => parts.whole();
/** A base of one character needs no braces. */
const base = (tex: string): string => (/^(?:[a-z\d]|\\[a-z]+)$/i.test(tex) ? tex : `{${tex}}`);

/** How each element of an equation is written. */
const writers: Readonly<Record<string, Write>> = {
  omath: whole,
  omathpara: whole,
  e: whole,
  t: whole,
  box: (parts) => parts.of('e'),
  phant: (parts) => `\\phantom{${parts.of('e')}}`,
  borderbox: (parts) => `\\boxed{${parts.of('e')}}`,
  r: run,
  f: (parts) =>
    parts.value('type')?.toLowerCase() === 'nobar'
      ? `\\genfrac{}{}{0pt}{}{${parts.of('num')}}{${parts.of('den')}}`
      : `\\frac{${parts.of('num')}}{${parts.of('den')}}`,
  ssup: (parts) => `${base(parts.of('e'))}^{${parts.of('sup')}}`,
  ssub: (parts) => `${base(parts.of('e'))}_{${parts.of('sub')}}`,
  ssubsup: (parts) => `${base(parts.of('e'))}_{${parts.of('sub')}}^{${parts.of('sup')}}`,
  spre: (parts) => `{}_{${parts.of('sub')}}^{${parts.of('sup')}}${base(parts.of('e'))}`,
  rad: (parts) => {
    const degree = isOn(parts.value('deghide')) ? '' : parts.of('deg');
    return `\\sqrt${degree && `[${degree}]`}{${parts.of('e')}}`;
  },
  d: delimited,
  nary: operator,
  func: (parts) => `${functionOf(parts.of('fname'))}{${parts.of('e')}}`,
  limlow: (parts) => limits(parts, '_', 'underset'),
  limupp: (parts) => limits(parts, '^', 'overset'),
  acc: (parts) => `\\${known(accents.get(parts.value('chr') ?? '\u0302'))}{${parts.of('e')}}`,
  bar: (parts) => `\\${parts.value('pos') === 'top' ? 'overline' : 'underline'}{${parts.of('e')}}`,
  groupchr: (parts) => {
    const command = parts.value('pos') === 'top' ? 'overbrace' : 'underbrace';
    const isBrace = (parts.value('chr') ?? '⏟') === braces[command];
    return `\\${known(isBrace ? command : undefined)}{${parts.of('e')}}`;
  },
  m: (parts) =>
    `\\begin{matrix}${partsOf(parts.node)
      .filter((part) => nameOf(part) === 'mr')
      .map((row) => new Parts(row, parts.depth).all('e').join(' & '))
      .join(' \\\\ ')}\\end{matrix}`,
  // Word marks by a plain & where the lines are aligned.
  eqarr: (parts) => `\\begin{gathered}${parts.all('e').join(' \\\\ ').replaceAll('\\&', '')}\\end{gathered}`,
};

const braces = { overbrace: '⏞', underbrace: '⏟' };

function known(command: string | undefined): string {
  if (command === undefined) throw new NotUnderstood();
  return command;
}

/** A run of text: words where it is marked as such, or else signs. */
function run(parts: Parts): string {
  const properties = partOf(parts.node, 'rpr');
  const isWords = properties !== undefined && isOn(nameValue(properties, 'nor'));
  return isWords ? words(textOf(parts.node)) : parts.whole();
}

function nameValue(properties: XmlNode, name: string): string | undefined {
  const property = partOf(properties, name);
  return property && (property.getAttribute?.('m:val') ?? '');
}

const textOf = (node: XmlNode): string => node.nodeValue ?? childrenOf(node).map(textOf).join('');

const fences = new Map([
  ['', '.'],
  ['{', '\\{'],
  ['}', '\\}'],
  ['⟨', '\\langle '],
  ['⟩', '\\rangle '],
  ['〈', '\\langle '],
  ['〉', '\\rangle '],
  ['⌊', '\\lfloor '],
  ['⌋', '\\rfloor '],
  ['⌈', '\\lceil '],
  ['⌉', '\\rceil '],
  ['‖', '\\Vert '],
  ['∥', '\\Vert '],
  ...'( ) [ ] | /'.split(' ').map((fence): [string, string] => [fence, fence]),
]);

function delimited(parts: Parts): string {
  const between = parts.value('sepchr') ?? '|';
  const separator = between === '|' ? '\\mid ' : signs(between);
  const fence = (written: string | undefined, usual: string) => known(fences.get(written ?? usual));
  return `\\left${fence(parts.value('begchr'), '(')}${parts.all('e').join(separator)}\\right${fence(parts.value('endchr'), ')')}`;
}

function operator(parts: Parts): string {
  const written = parts.value('chr') ?? '∫';
  const command = known(bigOperators.has(written) ? (signCommands.get(written) ?? bigger.get(written)) : undefined).trim();
  const side = (name: 'sub' | 'sup', mark: string) => {
    const limit = isOn(parts.value(`${name}hide`)) ? '' : parts.of(name);
    return limit && `${mark}{${limit}}`;
  };
  const place = parts.value('limloc')?.toLowerCase() === 'undovr' && command.includes('int') ? '\\limits' : '';
  return `${command}${place}${side('sub', '_')}${side('sup', '^')}{${parts.of('e')}}`;
}

const bigger = new Map([
  ['⋁', '\\bigvee'],
  ['⋀', '\\bigwedge'],
  ['⨁', '\\bigoplus'],
  ['⨂', '\\bigotimes'],
  ['∐', '\\coprod'],
]);

/** The name of a function: a command where LaTeX has one, also with its limits or a power. */
const functionOf = (name: string): string =>
  name.startsWith('\\') || !/^[a-z]{2,}$/i.test(name) ? name : `\\operatorname{${name}}`;

function limits(parts: Parts, mark: string, stacked: string): string {
  const e = parts.of('e');
  const limit = parts.of('lim');
  return /^\\(?:lim|max|min|sup|inf|det|gcd|Pr)$/.test(e) ? `${e}${mark}{${limit}}` : `\\${stacked}{${limit}}{${e}}`;
}
