import { skipToken, useQuery } from '@tanstack/react-query';
import { mediaPath } from '@/domain/mediaPath';
import { useServices } from '@/providers/services';
import { useObjectUrl } from './useObjectUrl';

/** The address of a stored file, by its path below `/media/`; undefined while there is none, or where it is gone. */
export function useMediaUrl(path: string | null | undefined): { url: string | undefined; isLoading: boolean } {
  const { config, demo } = useServices();
  // The demo's files lie in this tab, where no address leads.
  const { data: file, isLoading } = useQuery({
    queryKey: ['media', path],
    queryFn: demo && path ? async () => blobOf(await demo.media(path)) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const demoUrl = useObjectUrl(file);
  if (!path) return { url: undefined, isLoading: false };
  return demo ? { url: demoUrl, isLoading } : { url: config.media + mediaPath(path), isLoading: false };
}

const blobOf = async (response: Response) => (response.ok ? response.blob() : null);
