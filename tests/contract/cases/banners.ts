import { fileOf } from '@tests/contract/files';

/** Values that every banner form refuses. */
export const refusedBannerFields = [
  ['banner_tag_line', ' ', 'This field is required'],
  ['banner_tag_line', 'x'.repeat(101), 'shouldnot have more than 100 characters'],
  ['banner_desc', 'x'.repeat(301), 'shouldnot have more than 300 characters'],
] as const;

/** Values refused as a banner's image. */
export const refusedImages = [
  ['banner_img', undefined, 'This field is required'],
  ['banner_img', fileOf('svg'), 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)'],
] as const;
