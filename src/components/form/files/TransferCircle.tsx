import { Box, CircularProgress, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { shareOf } from '@/domain/fileSize';
import type { Progress } from '@/providers/api/transport';
import { useFileTexts } from './chosenFiles';

interface TransferProps {
  label: string;
  /** From 0 to 1; undefined while it isn't known. */
  share: number | undefined;
  /** The progress in words. */
  text: string;
}

/** The progress of a file's transfer. */
export const TransferCircle = ({ label, share, text }: TransferProps) => (
  <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <CircularProgress
      size={24}
      aria-label={label}
      aria-valuetext={text}
      {...(share !== undefined && { variant: 'determinate', value: share * 100 })}
    />
    <Typography variant="caption" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </Typography>
  </Box>
);

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

/** The progress of an upload, in percent. */
export function UploadBar({ progress }: { progress: Progress }) {
  const translate = useTranslate();
  const { percent } = useFileTexts();
  const share = shareOf(progress) ?? 0;
  return <TransferBar label={translate('ui.uploading')} share={share} text={percent(share)} />;
}

/** The progress of a file's transfer, as a bar. */
export const TransferBar = ({ label, share, text }: TransferProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <LinearProgress
      aria-label={label}
      aria-valuetext={text}
      {...(share !== undefined && { variant: 'determinate', value: share * 100 })}
      sx={{ flexGrow: 1 }}
    />
    <Typography variant="body2" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </Typography>
  </Box>
);
