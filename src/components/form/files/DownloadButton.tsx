import CancelIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { IconButton, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Words } from '@/components/ui/text/Words';
import { tip } from '@/components/ui/tip';
import { shareOf } from '@/domain/fileSize';
import { fileNameOf } from '@/domain/mediaPath';
import { useServices } from '@/providers/services';
import { useFileTexts } from './chosenFiles';
import { TransferCircle } from './TransferCircle';
import { useDownload } from './useDownload';

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
