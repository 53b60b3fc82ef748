import type { Handlers } from '@/backend/handler';
import type { textImageCalls } from '@/contract/textImage';

/** Pictures in rich texts. */
export const textImageHandlers: Handlers<typeof textImageCalls> = {
  uploadTextImage: async ({ text_image }) => ({ data: { text_image } }),
};
