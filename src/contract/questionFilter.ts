import { z } from 'zod/mini';
import { htmlText } from './fields';

/** The search of questions, typed as rich text. Its closing tag is removed: those are the four characters that the specification strips. */
export const questionFilter = z.object({
  query_string: z.pipe(
    htmlText(1),
    z.transform((typed) => typed.replace(/<\/p>$/, '')),
  ),
});
