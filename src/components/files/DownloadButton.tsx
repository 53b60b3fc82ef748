import CancelIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { tip } from '@/components/tips/tip';
import { shareOf } from '@/domain/fileSize';
import { fileNameOf } from '@/domain/mediaPath';
import { TransferCircle } from './TransferCircle';
import { useDownload } from './useDownload';
import { useFileTexts } from './useFileTexts';

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
