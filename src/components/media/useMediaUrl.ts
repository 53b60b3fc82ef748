import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '@/providers/services';
import { useObjectUrl } from './useObjectUrl';

interface MediaUrl {
  /** Undefined while it loads, or if there is no file. */
  url: string | undefined;
  isLoading: boolean;
  /** Why the file could not be loaded. */
  error: Error | null;
  /** To be called if the browser can't show what is at the address. */
  onBroken: () => void;
}

/** The address of a stored file, by its path below `/media/`. */
export function useMediaUrl(path: string | null | undefined): MediaUrl {
  const { media } = useServices();
  const [broken, setBroken] = useState<string | null>();
  const url = path && path !== broken ? media.urlOf?.(path) : undefined;
  // If the files have no address, or need a token, they are fetched into this tab.
  const { data, isLoading, error } = useQuery({
    queryKey: ['media', path],
    queryFn: path && !url ? async ({ signal }) => (await media.fetch(path, signal)).blob() : skipToken,
    staleTime: 'static',
  });
  const urlInTab = useObjectUrl(data);
  return { url: url ?? urlInTab, isLoading: isLoading || (Boolean(data) && !urlInTab), error, onBroken: () => setBroken(path) };
}
