/** The elements that editors and readers' apps write into a comment; only some of them are shown, of the others their words. */
const elements = new Set(
  `a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i ins li mark ol p pre s small span strike strong sub sup u ul`.split(' '),
);

/** Attributes that are harmless in a comment; few of them are shown. */
const attributes = new Set(['align', 'class', 'dir', 'href', 'lang', 'rel', 'start', 'style', 'target', 'title']);

// A value never has a `<`, so that each tag is matched within its own part of the text.
const tag = /<\/?([a-z][a-z\d]*)((?:\s+[a-z][a-z-]*(?:="[^"<>]*"|='[^'<>]*')?)*)\s*\/?>/gi;
const attribute = /([a-z][a-z-]*)(?:=("[^"]*"|'[^']*'))?/gi;
const address = /^(?:https?:\/\/|\/(?!\/))/i;

/**
 * Returns what a comment's HTML has that no comment needs, and that may be meant to deceive: an element or attribute by its name, an address
 * that isn't of the web, or the beginning of a tag that isn't written properly. Undefined where it has nothing of that.
 */
export function harmfulMarkup(html: string): string | undefined {
  for (const [, name = '', rest = ''] of html.matchAll(tag)) {
    if (!elements.has(name.toLowerCase())) return `<${name.toLowerCase()}>`;
    const harmful = harmfulAttribute(rest);
    if (harmful) return harmful;
  }
  // What is left of a `<` before a letter or a mark, a browser would complete to a tag.
  return /<[a-z/!?][^<>\s]{0,20}/i.exec(html.replace(tag, ''))?.[0];
}

function harmfulAttribute(written: string): string | undefined {
  for (const [, name = '', quoted = ''] of written.matchAll(attribute)) {
    if (!attributes.has(name.toLowerCase())) return name.toLowerCase();
    const value = quoted.slice(1, -1);
    if (name.toLowerCase() === 'href' && !address.test(value)) return value || name;
  }
  return undefined;
}
