import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';
import { fileNameOf } from '@/domain/mediaPath';
import { type DownloadProgress, download } from '@/providers/api/download';
import { useCancellable, wasCancelled } from '@/providers/data/useCancellable';
import { useServices } from '@/providers/services';
import { saveFile } from './saveFile';

const nothing: DownloadProgress = { loaded: 0, total: undefined };

/** Saves a stored file and reports its progress; a failure becomes a toast. */
export function useDownload(path: string) {
  const { media } = useServices();
  const tellFailed = useTellFailed();
  const [progress, setProgress] = useState<DownloadProgress>(nothing);
  const { begin, cancel } = useCancellable();

  const { mutate, isPending } = useMutation({
    mutationFn: () => download(media, path, { signal: begin(), onProgress: setProgress }),
    onSuccess: (file) => saveFile(file, fileNameOf(path)),
    onError: (error): void => {
      if (wasCancelled(error)) return;
      tellFailed('ui.not_downloaded', { reason: error.message, places: { name: fileNameOf(path) }, again: () => mutate() });
    },
    onSettled: () => setProgress(nothing),
  });
  return { start: () => mutate(), isDownloading: isPending, progress, cancel };
}
