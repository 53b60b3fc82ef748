import CloseIcon from '@mui/icons-material/Close';
import { Dialog, DialogTitle, IconButton, useMediaQuery } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { DocumentTitle } from '@/components/DocumentTitle';
import { FormContainer } from '@/components/form/formContainer';
import { useCloseRoute } from '@/components/routing/useCloseRoute';

interface RouteDialogProps {
  title: string;
  children: ReactNode;
}

/**
 * A popup that stands on a route of its own below its list: a link opens it, Back closes it.
 * Closing only navigates; a form inside that holds unsaved work asks first.
 */
export function RouteDialog({ title, children }: RouteDialogProps) {
  const translate = useTranslate();
  const text = translate(title);
  const close = useCloseRoute();
  const id = useId();
  const phone = useMediaQuery('(max-width: 599.95px)');
  return (
    <Dialog open data-popup onClose={close} aria-labelledby={id} fullScreen={phone} fullWidth maxWidth="sm">
      <DocumentTitle text={text} />
      <DialogTitle id={id} sx={{ pr: 7 }}>
        {text}
      </DialogTitle>
      <IconButton onClick={close} aria-label={translate('ui.close')} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <FormContainer value={{ place: 'dialog', done: close, cancel: close }}>{children}</FormContainer>
    </Dialog>
  );
}
