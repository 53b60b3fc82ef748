import { skipToken, useQuery } from '@tanstack/react-query';
import { useServices } from '@/providers/services';
import { useObjectUrl } from './useObjectUrl';

/** The address of a stored file, by its path below `/media/`; undefined while there is none, or where it is gone. */
export function useMediaUrl(path: string | null | undefined): { url: string | undefined; isLoading: boolean } {
  const { media } = useServices();
  const url = path ? media.urlOf?.(path) : undefined;
  // Where no address leads to the files they are fetched into this tab.
  const { data: file, isLoading } = useQuery({
    queryKey: ['media', path],
    queryFn: path && !url ? async ({ signal }) => fileOf(await media.fetch(path, signal)) : skipToken,
    staleTime: 'static',
  });
  const urlInTab = useObjectUrl(file);
  return { url: url ?? urlInTab, isLoading: isLoading || (Boolean(file) && !urlInTab) };
}

const fileOf = async (response: Response) => (response.ok ? response.blob() : null);
