import CancelIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { IconButton, Link } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';
import { Words } from '@/components/ui/text/Words';
import { tip } from '@/components/ui/tip';
import { shareOf } from '@/domain/fileSize';
import { fileNameOf } from '@/domain/mediaPath';
import { type DownloadProgress, download } from '@/providers/api/download';
import { useCancellable, wasCancelled } from '@/providers/data/useCancellable';
import { useServices } from '@/providers/services';
import { useFileTexts } from './chosenFiles';
import { TransferCircle } from './TransferCircle';

/** Saves a stored file; while it downloads, it shows the progress and can be stopped. */
export function DownloadButton({ path }: { path: string }) {
  const translate = useTranslate();
  const { sizeOf, percent } = useFileTexts();
  const { start, isDownloading, progress, cancel } = useDownload(path);
  const name = fileNameOf(path);
  const share = shareOf(progress);
  const label = translate(isDownloading ? 'ui.download_cancel' : 'ui.download', { name });
  return (
    <>
      {isDownloading && (
        <TransferCircle
          label={translate('ui.downloading', { name })}
          share={share}
          text={share === undefined ? sizeOf(progress.loaded) : percent(share)}
        />
      )}
      {/* One button for both, so that the focus stays when its action changes. */}
      <IconButton size="small" aria-label={label} onClick={isDownloading ? cancel : start} {...tip(label)}>
        {isDownloading ? <CancelIcon fontSize="small" /> : <DownloadIcon fontSize="small" />}
      </IconButton>
    </>
  );
}

const nothing: DownloadProgress = { loaded: 0, total: undefined };

/** Saves a stored file and reports its progress; a failure becomes a toast. */
function useDownload(path: string) {
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

/** Saves a file under a name, as the browser saves the target of a link. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Delayed, because some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A stored file's name; if the file has an address, as a link that opens it in another browser tab. */
export function FileLink({ path }: { path: string }) {
  const { media } = useServices();
  const name = fileNameOf(path);
  const href = media.urlOf?.(path);
  if (!href) return <Words text={name} />;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      <Words text={name} />
    </Link>
  );
}
