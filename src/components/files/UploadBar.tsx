import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { shareOf } from '@/domain/fileSize';
import type { Progress } from '@/providers/api/transport';
import { useFileTexts } from './useFileTexts';

/** The progress of an upload, in percent. */
export function UploadBar({ progress }: { progress: Progress }) {
  const translate = useTranslate();
  const { percent } = useFileTexts();
  const share = shareOf(progress) ?? 0;
  const text = percent(share);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <LinearProgress
        variant="determinate"
        value={share * 100}
        aria-label={translate('ui.uploading')}
        aria-valuetext={text}
        sx={{ flexGrow: 1 }}
      />
      <Typography variant="body2" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
    </Box>
  );
}
