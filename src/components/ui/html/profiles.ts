import type { Config } from 'dompurify';

/** How much of a text's HTML is kept: an author's content, only its words, or a reader's comment. */
export type HtmlProfile = 'content' | 'words' | 'comment';

const words = (list: string) => list.split(/\s+/);

// A list of our own, since DOMPurify's default allows what can deceive: overlays (popover, dialog), landmarks, labels and image maps that
// act on parts of the page, screen reader texts (role, aria), moving text, false forms.
const contentTags = words(`
  a abbr acronym address article audio b bdi bdo big blockquote br caption center cite code col colgroup data dd del details dfn
  div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section small
  source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video wbr`);

// Without class, id and name: they would give a text the product's styles, including overlays, and its names.
const contentAttributes = words(`
  align alt bgcolor border cellpadding cellspacing clear color colspan controls datetime default dir face height href kind label
  lang loop muted noshade nowrap open playsinline poster preload reversed rowspan scope size span src srclang start style summary
  title translate type valign value width`);

const nothingElse = { ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false } satisfies Config;

export const profiles: Record<HtmlProfile, Config> = {
  content: { ...nothingElse, ALLOWED_TAGS: contentTags, ALLOWED_ATTR: contentAttributes },
  // Of a link only its text: what stands in it, as in code, is shown as it was typed.
  words: {
    ...nothingElse,
    ALLOWED_TAGS: words('b i u s em strong del strike sub sup code pre kbd samp a wbr'),
    ALLOWED_ATTR: [],
  },
  comment: { ...nothingElse, ALLOWED_TAGS: words('b strong i em u s a p ul ol li br code'), ALLOWED_ATTR: ['href'] },
};
