import { z } from 'zod/mini';
import { audit, id, lines, optional, text } from './fields';
import { image } from './fileFields';

/** The stored columns of all banners. */
export const bannerRecord = {
  iid: id,
  banner_tag_line: z.string(),
  banner_desc: z.nullable(z.string()),
  /** A path below `/media/`. */
  banner_img: z.nullable(z.string()),
  ...audit,
};

const wording = ['required', 'should_not_have_more_than'] as const;

/**
 * The texts that the form of each banner has: short, because they are shown on a picture. The bounds are ours, the specification has none.
 */
export const bannerWords = {
  banner_tag_line: text(1, 100, wording),
  banner_desc: optional(lines(1, 300, wording)),
};

/** The form that changes a banner's image. */
export const bannerImageForm = z.object({ banner_img: image });

export const oneBanner = z.object({ banner_id: id });
