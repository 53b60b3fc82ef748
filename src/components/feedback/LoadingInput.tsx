import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The quiet shape of an input whose choices are on their way, as high as it will be. */
export function LoadingInput() {
  const translate = useTranslate();
  return <Skeleton role="status" aria-label={translate('ui.loading')} variant="rounded" height={40} />;
}
