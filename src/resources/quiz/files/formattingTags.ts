import { profiles } from '@/components/ui/html/profiles';

/** The place of a tag in a text. */
interface Tag {
  start: number;
  end: number;
  name: string;
  isClosing: boolean;
  /** Whether it has the address without which a picture or a link is none. */
  hasAddress: boolean;
  /** How many visible characters are before it. */
  seen: number;
}

/**
 * Returns the tags of a typed text that format it, in their order. A tag that editors don't write (`<title>`, `List<int>`) is text, as is one
 * without its partner (`<a>`), one that has nothing to format, and a lone `<br>` or `<hr>` between the words of a sentence.
 */
export function formattingTags(text: string): readonly Pick<Tag, 'start' | 'end'>[] {
  const { tags, seen } = tagsOf(text);
  const { full, empty } = pairsOf(tags.filter(({ name }) => !isVoid(name)));
  const voids = tags.filter(({ name, hasAddress }) => isVoid(name) && (hasAddress || !needsAddress.has(name)));
  const isAlone = full.size === 0 && voids.length === 1;
  const alone = voids.filter(({ hasAddress, ...tag }) => hasAddress || !isAlone || !isWord(text, tag));
  const found = new Set([...full, ...(full.size > 0 ? empty : []), ...alone]);
  const isSeen = seen > 0 || alone.some(({ name }) => name === 'img');
  return isSeen ? tags.filter((each) => found.has(each)) : [];
}

const allowed = new Set(profiles.content.ALLOWED_TAGS ?? []);
const voids = new Set(['br', 'col', 'hr', 'img', 'source', 'track', 'wbr']);
const isVoid = (name: string): boolean => voids.has(name);
const needsAddress = new Set(['a', 'img', 'source', 'track']);
/** Elements whose end may be omitted inside another. */
const endless = new Set('dd dt li p rp rt tbody td tfoot th thead tr'.split(' '));
/** Elements that make sense without content. */
const emptyable = new Set(['audio', 'video', 'td', 'th']);

/** A tag, not a sign in a formula or a comparison: `a<b and c>d` has none. */
const tagPattern = /<(\/?)([a-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))*)\s*\/?>/gi;

function tagsOf(text: string): { tags: Tag[]; seen: number } {
  let [end, seen] = [0, 0];
  const visible = (upTo: number) => text.slice(end, upTo).replace(/\s+|&nbsp;/g, '').length;
  const tags: Tag[] = [];
  for (const { index, 0: whole, 1: slash, 2: name = '', 3: attributes = '' } of text.matchAll(tagPattern)) {
    if (!allowed.has(name.toLowerCase())) continue;
    seen += visible(index);
    end = index + whole.length;
    const hasAddress = /\s(?:src|href)\s*=/i.test(attributes);
    tags.push({ start: index, end, name: name.toLowerCase(), isClosing: slash === '/', hasAddress, seen });
    // A picture counts as content.
    if (hasAddress) seen += 1;
  }
  return { tags, seen: seen + visible(text.length) };
}

/** Finds the tags that have their partners, and those which these allow to have none; apart, pairs with nothing between them. */
function pairsOf(tags: readonly Tag[]) {
  const [full, empty] = [new Set<Tag>(), new Set<Tag>()];
  const open = openTags();
  for (const tag of tags) {
    if (!tag.isClosing) open.push(tag);
    const { partner, between } = tag.isClosing ? open.closedBy(tag) : { between: [] };
    for (const each of between) if (endless.has(each.name)) full.add(each);
    if (partner && isFormat(partner)) (hasContent(partner, tag) ? full : empty).add(partner).add(tag);
  }
  return { full, empty };
}

/** A link without an address is none. */
const isFormat = ({ name, hasAddress }: Tag): boolean => name !== 'a' || hasAddress;

const hasContent = (tag: Tag, partner: Tag): boolean => partner.seen > tag.seen || emptyable.has(tag.name);

/** The tags that are open at a place of a text. */
function openTags() {
  const open: Tag[] = [];
  // A partner that isn't there isn't searched, or many tags would take long.
  const counts = new Map<string, number>();
  const count = (name: string, more: number) => counts.set(name, (counts.get(name) ?? 0) + more);
  return {
    push: (tag: Tag) => {
      open.push(tag);
      count(tag.name, 1);
    },
    /** Closes the last with its name, and those inside that. */
    closedBy: ({ name }: Tag): { partner?: Tag; between: Tag[] } => {
      if (!counts.get(name)) return { between: [] };
      const [partner, ...between] = open.splice(open.findLastIndex((tag) => tag.name === name));
      for (const tag of [partner, ...between]) if (tag) count(tag.name, -1);
      return partner ? { partner, between } : { between };
    },
  };
}

/** Whether a tag stands like a word: spaces around it, in a line that goes on. */
const isWord = (text: string, { start, end }: Pick<Tag, 'start' | 'end'>): boolean =>
  /\S[ \t]$/.test(text.slice(Math.max(0, start - 2), start)) && /^(?:[ \t]\S|[?.,!।])/.test(text.slice(end, end + 2));
