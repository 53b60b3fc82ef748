import { useEffect } from 'react';

/** Keeps a file that misses its place from being opened instead of the page. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('dragover', ignore);
    document.addEventListener('drop', ignore);
    return () => {
      document.removeEventListener('dragover', ignore);
      document.removeEventListener('drop', ignore);
    };
  }, []);
}
