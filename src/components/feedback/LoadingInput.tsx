import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The placeholder of an input whose choices are loading, as high as the input and in its place in the form. */
export function LoadingInput({ className }: { className: string }) {
  const translate = useTranslate();
  return <Skeleton className={className} role="status" aria-label={translate('ui.loading')} variant="rounded" height={40} />;
}
