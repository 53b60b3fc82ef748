interface Bound {
  /** The largest length, in pixels. */
  length: number;
  /** The largest percentage. */
  share: number;
  /** The largest plain number. */
  number?: number;
}

/**
 * CSS properties that set sizes, with the largest value of each; negative ones are never allowed, since they would cover what is beside the
 * text.
 */
const bounds: [property: RegExp, most: Bound][] = [
  [/^font-size$/, { length: 48, share: 300 }],
  [/^line-height$/, { length: 144, share: 300, number: 3 }],
  [/^(width|height)$/, { length: 1600, share: 100 }],
  [/^(margin|padding|text-indent)(-|$)/, { length: 400, share: 50 }],
  [/^(border|text-decoration)(-|$)/, { length: 20, share: 0 }],
  // Without effect: its source is always a keyword, since all images are refused.
  [/^border-image-(slice|width|outset)$/, { length: 0, share: 100, number: 1 }],
  [/^font-weight$/, { length: 0, share: 0, number: 1000 }],
  [/^((background-)?color|font-(style|family)|text-align|list-style-type|vertical-align)(-|$)/, { length: 0, share: 0 }],
];

const pixels: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78, em: 16, rem: 16 };

/** Tells whether a text's style may have this declaration: a keyword or a colour, or a size within its bounds. */
export function isBounded(property: string, value: string): boolean {
  const most = bounds.findLast(([pattern]) => pattern.test(property))?.[1];
  return most !== undefined && partsOf(value).every((part) => fits(part, most));
}

const quoted = /"[^"]*"|'[^']*'/g;
const colour = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/gi;

/** Splits a value into words and numbers; a quoted name or a colour counts as a word. */
const partsOf = (value: string) =>
  value
    .replace(quoted, 'name')
    .replace(colour, 'colour')
    .trim()
    .split(/[\s,/]+/);

const measure = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(%|[a-z]*)$/i;

function fits(part: string, most: Bound): boolean {
  const [, amount = '', unit = ''] = measure.exec(part) ?? [];
  // Refuses functions, which could result in any size, and values that a variable leaves empty.
  if (!amount) return /^[#\w-]+$/.test(part);
  return Number(amount) >= 0 && Number(amount) * (pixels[unit] ?? 1) <= mostOf(unit, most);
}

function mostOf(unit: string, { length, share, number = 0 }: Bound): number {
  if (unit === '') return number;
  if (unit === '%') return share;
  return Object.hasOwn(pixels, unit) ? length : 0;
}

/** HTML attributes that are sizes, in pixels or percent, each with the CSS property of the same meaning. */
export const sizeAttributes = Object.entries({
  width: 'width',
  height: 'height',
  border: 'border-width',
  cellpadding: 'padding',
  cellspacing: 'border-spacing',
});

/** Tells whether such an attribute may have this value. */
export const isBoundedSize = (property: string, value: string): boolean =>
  isBounded(property, value.replace(/^\s*(\d+)\s*$/, '$1px'));

/** Attributes that are numbers, each with the largest: that of `size` is a font's, or a line's height in pixels. */
export const numberAttributes: readonly [name: string, most: number][] = [
  ['size', 20],
  ['start', 100_000],
  ['value', 100_000],
];

/** Tells whether such an attribute may have this value. */
export const isBoundedNumber = (value: string, most: number): boolean =>
  /^\s*[+-]?\d+\s*$/.test(value) && Math.abs(Number(value)) <= most;

/** Returns a style without the declarations that a text's style may not have; the same text if it has none. */
export function boundedStyle(style: string): string {
  const all = (style.match(declarations) ?? []).filter((declaration) => declaration.trim() !== '');
  const bounded = all.filter((declaration) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:([^]*)$/.exec(declaration) ?? [];
    return isBounded(name.toLowerCase(), value.replace(/!\s*important\s*$/i, ''));
  });
  return bounded.length === all.length ? style : bounded.map((declaration) => declaration.trim()).join('; ');
}

/** A declaration: up to a semicolon that is neither quoted nor in brackets. Each part begins with a sign of its own, so none is read twice. */
const declarations = /(?:[^;"'(]|"[^"]*(?:"|$)|'[^']*(?:'|$)|\([^)]*(?:\)|$))+/g;
