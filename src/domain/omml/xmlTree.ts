/** A node of an XML tree: what is asked of a DOM's, so that a DOM's element is one too. */
export interface XmlNode {
  readonly nodeName: string;
  /** The text of a text node. */
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<XmlNode>;
  getAttribute?: (name: string) => string | null;
}

interface Made extends XmlNode {
  readonly childNodes: Made[];
}

const token = /<!--[^]*?-->|<\/([a-z][\w:.-]*)[^<>]*>|<([a-z][\w:.-]*)([^<>]*?)(\/?)>|[^<]+|</gi;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Reads some XML, or the XML that Word puts into its HTML, into a tree: there an element without an end is ended by what is around it. */
export function xmlTree(xml: string): XmlNode {
  const root = element('#root', new Map());
  const open = [root];
  for (const [text, closed, opened, written = '', slash] of xml.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (closed) close(open, closed);
    else if (opened) {
      const made = element(opened, attributesIn(written));
      parent.childNodes.push(made);
      if (!slash) open.push(made);
    } else if (!text.startsWith('<!--')) {
      parent.childNodes.push({ nodeName: '#text', nodeValue: decoded(text), childNodes: [] });
    }
  }
  return root;
}

const element = (nodeName: string, attributes: ReadonlyMap<string, string>): Made => ({
  nodeName,
  nodeValue: null,
  childNodes: [],
  getAttribute: (name) => attributes.get(name) ?? null,
});

function close(open: Made[], name: string): void {
  const at = open.findLastIndex(({ nodeName }) => nodeName === name);
  if (at > 0) open.length = at;
}

const attributesIn = (written: string): Map<string, string> =>
  new Map(
    [...written.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name,
      decoded(double ?? single ?? bare ?? ''),
    ]),
  );

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  times: '×',
  divide: '÷',
  plusmn: '±',
  minus: '−',
  middot: '·',
  deg: '°',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  sigma: 'σ',
  omega: 'ω',
  Delta: 'Δ',
  Sigma: 'Σ',
  Omega: 'Ω',
  le: '≤',
  ge: '≥',
  ne: '≠',
  infin: '∞',
  sum: '∑',
  int: '∫',
  rarr: '→',
  hellip: '…',
};

/** An entity without an entry becomes the sign of what can't be read, so that it isn't left out silently. */
const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,20}));/gi,
    (_, hexadecimal?: string, decimal?: string, name?: string) => {
      if (name) return named[name] ?? '\ufffd';
      const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    },
  );
