import { useCallback } from 'react';
import { textImageCalls } from '@/contract/textImage';
import { mediaPath } from '@/domain/mediaPath';
import { useMayWrite } from '@/providers/auth/rights';
import { useServices } from '@/providers/services';

/** Returns a function that stores a text's picture and returns its address; undefined where the server, or the person, can't. */
export function useKeepPicture(): ((picture: File) => Promise<string>) | undefined {
  const { client, config } = useServices();
  const mayWrite = useMayWrite('texts');
  const keep = useCallback(
    async (picture: File) => {
      const { data } = await client.send(textImageCalls.uploadTextImage, { text_image: picture });
      return mediaPath(data.text_image);
    },
    [client],
  );
  return config.history && mayWrite ? keep : undefined;
}
