/** The names in a text. */
export const words = (list: string) => list.split(/\s+/);

/** The elements of an author's content. */
// A list of our own, since DOMPurify's default allows what can deceive: overlays (popover, dialog), landmarks, labels and image maps that
// act on parts of the page, screen reader texts (role, aria), moving text, false forms.
export const contentTags = words(`
  a abbr acronym address article audio b bdi bdo big blockquote br caption center cite code col colgroup data dd del details dfn
  div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section small
  source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video wbr`);

// Without class, id and name: they would give a text the product's styles, including overlays, and its names.
export const contentAttributes = words(`
  align alt bgcolor border cellpadding cellspacing clear color colspan controls datetime default dir face height href kind label
  lang loop muted noshade nowrap open playsinline poster preload reversed rowspan scope size span src srclang start style summary
  title translate type valign value width`);
