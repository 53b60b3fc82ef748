import { z } from 'zod/mini';
import { defineCalls, post } from './call';
import { image } from './fileFields';
import { data } from './replies';

/** A picture that is stored for a text, whose HTML then has its address; `text_image` is its path below `/media/`. */
const textImage = z.object({ text_image: z.string() });

/** Pictures in rich texts, for whoever may write one: calls of our own, since the specification has none. */
export const textImageCalls = defineCalls('texts', {
  uploadTextImage: post('/rest/textImage', {
    summary: 'Store a picture that is pasted into a text',
    multipart: true,
    body: z.object({ text_image: image }),
    reply: data(textImage),
  }),
});
