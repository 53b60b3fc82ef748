import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/ui/text/digits';
import type { Share } from './useOneByOne';

interface ShareBarProps {
  /** Undefined while it isn't known. */
  share: Share | undefined;
  /** A key of the catalogue: what is being done. */
  label: string;
  cancelLabel: string;
  onCancel: () => void;
}

/** Shows the progress of something that is done one by one, with a button to stop it. */
export function ShareBar({ share, label, cancelLabel, onCancel }: ShareBarProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const text = share ? translate('ui.share', { done: digits(share.done), total: digits(share.total) }) : '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography variant="body2">{translate(label)}</Typography>
      <LinearProgress
        {...(share && { variant: 'determinate', value: (share.done / Math.max(1, share.total)) * 100 })}
        aria-label={translate(label)}
        aria-valuetext={text}
        sx={{ flexGrow: 1, minWidth: 120 }}
      />
      <Typography variant="body2" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <Button size="small" variant="outlined" onClick={onCancel}>
        {translate(cancelLabel)}
      </Button>
    </Box>
  );
}
