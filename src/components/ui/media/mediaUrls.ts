import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useServices } from '@/providers/services';

/** Returns an object URL of a file, which is revoked once it is no longer used. */
export function useObjectUrl(file: Blob | null | undefined): string | undefined {
  const { subscribe, read } = useMemo(() => objectUrl(file), [file]);
  return useSyncExternalStore(subscribe, read);
}

function objectUrl(file: Blob | null | undefined) {
  let url: string | undefined;
  return {
    read: () => url,
    subscribe(changed: () => void) {
      if (!file) return () => undefined;
      const made = URL.createObjectURL(file);
      url = made;
      changed();
      return () => {
        URL.revokeObjectURL(made);
        url = undefined;
      };
    },
  };
}

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
