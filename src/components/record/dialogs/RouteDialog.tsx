import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogTitle, IconButton } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ShownRecord } from '@/components/record/names';
import { ScreenHeading } from '@/components/record/ScreenHeading';
import { RecordWay } from '@/components/record/Way';
import { useCloseRoute } from '@/components/routing/addresses';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { mark } from '@/components/ui/marks';
import { PrintHead } from '@/components/ui/print/PrintHead';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';

interface RouteDialogProps {
  title: string;
  /** Whether it shows or changes the record that the route names; without it, it concerns no record. */
  record?: 'shown' | 'changed';
  /** The name of the part of the route's record that the popup is about; empty while it loads. */
  name?: string;
  /** 600 pixels, or 900 for `md`; `xs` is for texts as short as a question, which on a phone don't fill the screen. */
  width?: 'xs' | 'sm' | 'md';
  /** The record's status, beside its name. */
  status?: ReactNode;
  children: ReactNode;
}

/**
 * A popup on a route of its own below its list: a link opens it, Back closes it. Closing only navigates; a form inside that holds unsaved
 * work asks first.
 */
export function RouteDialog({ title, record, name, width = 'sm', status, children }: RouteDialogProps) {
  const translate = useTranslate();
  const close = useCloseRoute();
  const id = useId();
  const phone = useIsPhone();
  return (
    <Dialog
      open
      {...mark('popup')}
      onClose={close}
      aria-labelledby={id}
      {...(record && { 'aria-describedby': `${id}-record` })}
      fullScreen={phone && width !== 'xs'}
      fullWidth
      maxWidth={width}
    >
      <PrintHead />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', pl: 3, pr: 7 }}>
        <DialogTitle id={`${id}-heading`} sx={{ pl: 0, pr: 1.5, flexShrink: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <ScreenHeading id={id} title={translate(title)} record={record} name={name} />
        </DialogTitle>
        {status && (
          <ShownRecord>
            {/* In the middle of the name's last line. */}
            <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, pb: 2 }}>{status}</Box>
          </ShownRecord>
        )}
        {record === 'shown' && (
          <Box sx={{ width: 1, order: -1, pt: 2, mb: -1.5 }}>
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
