import { skipToken, useQuery } from '@tanstack/react-query';
import { mediaPath } from '@/domain/mediaPath';
import { useServices } from '@/providers/services';
import { useObjectUrl } from './useObjectUrl';

/** The address of a stored file, by its path below `/media/`; undefined while there is none, or where it is gone. */
export function useMediaUrl(path: string | null | undefined): { url: string | undefined; isLoading: boolean } {
  const { config, media } = useServices();
  // The demo's files lie in this tab, where no address leads.
  const inTab = config.mode === 'demo';
  const { data: file, isLoading } = useQuery({
    queryKey: ['media', path],
    queryFn: inTab && path ? async ({ signal }) => fileOf(await media(path, signal)) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const urlInTab = useObjectUrl(file);
  if (!path) return { url: undefined, isLoading: false };
  return inTab ? { url: urlInTab, isLoading } : { url: config.media + mediaPath(path), isLoading: false };
}

const fileOf = async (response: Response) => (response.ok ? response.blob() : null);
