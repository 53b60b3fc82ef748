import type { Config } from 'dompurify';
import { contentAttributes, contentTags, words } from '@/domain/html/allowed';

/** How much of a text's HTML is kept: an author's content, only its words, or a reader's comment. */
export type HtmlProfile = 'content' | 'words' | 'comment';

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
