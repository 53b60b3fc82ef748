import { useMemo, useSyncExternalStore } from 'react';

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
