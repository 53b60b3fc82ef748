import { useTranslate } from 'react-admin';
import { shareOf } from '@/domain/fileSize';
import type { Progress } from '@/providers/api/transport';
import { TransferCircle } from './TransferCircle';
import { useFileTexts } from './useFileTexts';

/** The progress of an upload, in megabytes of the whole. */
export function UploadCircle({ progress }: { progress: Progress }) {
  const translate = useTranslate();
  const { sizeOf } = useFileTexts();
  const [loaded, total] = [sizeOf(progress.loaded), sizeOf(progress.total)];
  return (
    <TransferCircle
      label={translate('ui.uploading')}
      share={shareOf(progress)}
      text={progress.total > 0 ? translate('ui.uploaded_of', { loaded, total }) : ''}
    />
  );
}
