/** The properties that make an element visible or clickable. */
const seen = ['display', 'visibility', 'opacity', 'pointerEvents', 'userSelect'] as const;
type Seen = (typeof seen)[number];
const names: Readonly<Record<Seen, string>> = {
  display: 'display',
  visibility: 'visibility',
  opacity: 'opacity',
  pointerEvents: 'pointer-events',
  userSelect: 'user-select',
};
const initial: Readonly<Record<Seen, string>> = {
  display: 'inline',
  visibility: 'visible',
  opacity: '1',
  pointerEvents: 'auto',
  userSelect: 'auto',
};
const inherited: ReadonlySet<string> = new Set<Seen>(['visibility', 'pointerEvents']);

const isSeen = (property: PropertyKey): property is Seen => typeof property === 'string' && property in names;

let computed: typeof window.getComputedStyle;

/** The computed values of elements, valid until the page changes. */
let known = new WeakMap<Element, Partial<Record<Seen, string>>>();
let page: MutationObserver;
let rules: ReadonlyMap<string, readonly Rule[]> = new Map();
let sheets = 0;
let isChanged = true;

/**
 * Makes `getComputedStyle` compute these properties by the page's own rules, and read all others from the element's own style, since jsdom
 * has no layout. For each element jsdom would go through its whole browser style sheet, some of whose selectors it can't even parse: a
 * fifth of the screen tests' time. A formula's elements get their parents' style, because jsdom has none for them, and fails there.
 */
export function installSeenStyle(): void {
  // Once for each window, which several test files may share.
  if (window.getComputedStyle === seenStyle) return;
  computed = window.getComputedStyle.bind(window);
  window.getComputedStyle = seenStyle;
  isChanged = true;
  sheets = -1;
  page = new MutationObserver(() => {
    isChanged = true;
  });
  page.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

function seenStyle(given: Element): CSSStyleDeclaration {
  const element = given.closest('math')?.parentElement ?? given;
  const property = (name: string) => {
    const asked = seen.find((each) => names[each] === name);
    return asked ? styleOf(element, asked) : ownStyle(element).getPropertyValue(name);
  };
  return new Proxy(ownStyle(element), {
    get(own, key) {
      if (isSeen(key)) return styleOf(element, key);
      if (key === 'getPropertyValue') return property;
      const value: unknown = Reflect.get(own, key);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
}

const ownStyle = (element: Element): CSSStyleDeclaration =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : document.createElement('i').style;

function styleOf(element: Element, property: Seen): string {
  // The observer has a new mutation.
  if (page.takeRecords().length > 0 || isChanged) {
    isChanged = false;
    known = new WeakMap();
    // A sheet is added for each rule.
    if (document.styleSheets.length !== sheets) rules = readRules(document.styleSheets);
    sheets = document.styleSheets.length;
  }
  return knownStyle(element, property);
}

function knownStyle(element: Element, property: Seen): string {
  const styles = known.get(element) ?? {};
  known.set(element, styles);
  return (styles[property] ??= foundStyle(element, property));
}

function foundStyle(element: Element, property: Seen): string {
  const own = ownStyle(element).getPropertyValue(names[property]);
  const value = own || ruledStyle(element, property) || (property === 'display' ? displayOf(element) : '');
  if (value && value !== 'inherit') return value;
  const isInherited = inherited.has(property) || value === 'inherit';
  return isInherited && element.parentElement ? knownStyle(element.parentElement, property) : initial[property];
}

/** Returns a property by the page's rules: the last of the most specific ones. */
function ruledStyle(element: Element, property: Seen): string {
  let value = '';
  let most = -1;
  for (const { style, selectorText, weight } of rulesFor(element)) {
    const said = style.getPropertyValue(names[property]);
    if (said && weight >= most && element.matches(selectorText)) {
      most = weight;
      value = said;
    }
  }
  return value;
}

interface Rule {
  style: CSSStyleDeclaration;
  selectorText: string;
  /** The number of classes, attributes and states in its selector. */
  weight: number;
}

/** The rules that end in a class of the element. */
function* rulesFor(element: Element): Iterable<Rule> {
  for (const name of (element.getAttribute('class') ?? '').split(/\s+/)) yield* rules.get(name) ?? [];
}

/**
 * Returns the rules of these sheets by the class at the end of their selectors; one without such a class, such as the whole page's, hides
 * nothing.
 */
function readRules(sheets: StyleSheetList): ReadonlyMap<string, readonly Rule[]> {
  const byClass = new Map<string, Rule[]>();
  for (const { style, selectorText } of [...sheets].flatMap(({ cssRules }) => flat(cssRules))) {
    for (const selector of selectorText.split(/,\s*/)) {
      const [name] = /(?<=\.)[\w-]+/.exec(selector.split(/[\s>+~]+/).at(-1) ?? '') ?? [];
      const rule = { style, selectorText: selector, weight: selector.match(/[.[:]/g)?.length ?? 0 };
      if (name) byClass.set(name, [...(byClass.get(name) ?? []), rule]);
    }
  }
  return byClass;
}

/** Returns the rules that apply in this window. */
const flat = (all: CSSRuleList): CSSStyleRule[] =>
  [...all].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSMediaRule && window.matchMedia(rule.media.mediaText).matches ? flat(rule.cssRules) : [];
  });

const byTag = new Map<string, string>();

/** The default display of this kind of element. */
function displayOf(element: Element): string {
  if (element.hasAttribute('hidden')) return 'none';
  const kind = `${element.tagName} ${element.hasAttribute('open')}`;
  const display = byTag.get(kind) ?? computed(bareOf(element)).display;
  byTag.set(kind, display);
  return display;
}

/** An element of this kind without the classes and states of this one, whose rules are for it alone. */
function bareOf({ namespaceURI, localName, open }: Element & { open?: boolean }): Element {
  const bare = document.createElementNS(namespaceURI, localName);
  if (open) bare.setAttribute('open', '');
  return bare;
}
