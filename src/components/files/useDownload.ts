import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fileNameOf } from '@/domain/mediaPath';
import { type DownloadProgress, download } from '@/providers/api/download';
import { useCancellable } from '@/providers/data/useCancellable';
import { useServices } from '@/providers/services';
import { saveFile } from './saveFile';

/** Saves a stored file, told of as it comes; a failure becomes a toast. */
export function useDownload(path: string) {
  const { media } = useServices();
  const notify = useNotify();
  const [progress, setProgress] = useState<DownloadProgress>();
  const { begin, cancel } = useCancellable();

  const { mutate, isPending } = useMutation({
    mutationFn: () => download(media, path, { signal: begin(), onProgress: setProgress }),
    onSuccess: (file) => saveFile(file, fileNameOf(path)),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => setProgress(undefined),
  });
  return { start: () => mutate(), isDownloading: isPending, progress, cancel };
}
