import { z } from 'zod';
import { htmlText } from './fields';

/**
 * What questions are searched by, typed as rich text. Its closing tag is left out, which are the four characters that the
 * specification strips.
 */
export const questionFilter = z.object({ query_string: htmlText(1).transform((typed) => typed.replace(/<\/p>$/, '')) });
