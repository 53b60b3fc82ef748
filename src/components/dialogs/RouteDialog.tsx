import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogTitle, IconButton } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormContainer } from '@/components/form/formContainer';
import { PrintHead } from '@/components/print/PrintHead';
import { RecordWay } from '@/components/record/RecordWay';
import { ScreenHeading } from '@/components/record/ScreenHeading';
import { ShownRecord } from '@/components/record/ShownRecord';
import { useCloseRoute } from '@/components/routing/useCloseRoute';
import { useIsPhone } from '@/components/useIsPhone';

interface RouteDialogProps {
  title: string;
  /** Whether it shows or changes the record that the route names; otherwise it is about none. */
  record?: 'shown' | 'changed';
  /** What that is called, where it is a part of the record that the route names; empty while it is on its way. */
  name?: string;
  /** 600 pixels, or 900; what is as short as a question is as wide as one, and on a phone as high as what it says. */
  width?: 'xs' | 'sm' | 'md';
  /** Beside the record's name: how it stands. */
  status?: ReactNode;
  children: ReactNode;
}

/**
 * A popup that stands on a route of its own below its list: a link opens it, Back closes it.
 * Closing only navigates; a form inside that holds unsaved work asks first.
 */
export function RouteDialog({ title, record, name, width = 'sm', status, children }: RouteDialogProps) {
  const translate = useTranslate();
  const close = useCloseRoute();
  const id = useId();
  const phone = useIsPhone();
  return (
    <Dialog
      open
      data-popup
      onClose={close}
      aria-labelledby={id}
      {...(record && { 'aria-describedby': `${id}-record` })}
      fullScreen={phone && width !== 'xs'}
      fullWidth
      maxWidth={width}
    >
      <PrintHead />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', pr: 7 }}>
        <DialogTitle id={`${id}-heading`} sx={{ pr: 1.5, flexShrink: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <ScreenHeading id={id} title={translate(title)} record={record} name={name} />
        </DialogTitle>
        {status && (
          <ShownRecord>
            {/* In the middle of the name's last line. */}
            <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, pb: 2, pl: { xs: 3, sm: 0 } }}>{status}</Box>
          </ShownRecord>
        )}
        {record === 'shown' && (
          <Box sx={{ width: 1, order: -1, pl: 3, pt: 2, mb: -1.5 }}>
            <RecordWay />
          </Box>
        )}
      </Box>
      <IconButton onClick={close} aria-label={translate('ui.close')} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <FormContainer value={{ place: 'dialog', done: close, cancel: close }}>{children}</FormContainer>
    </Dialog>
  );
}
