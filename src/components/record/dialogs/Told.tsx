import { Button, DialogActions } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { FormBody } from '@/components/form/FormBody';
import { FormContainer } from '@/components/ui/feedback/formContainer';

/** A popup's content where nothing can be done but close it: what is told, and the footer. */
export function Told({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { cancel } = useContext(FormContainer);
  return (
    <>
      <FormBody>{children}</FormBody>
      <DialogActions sx={{ px: 3 }}>
        <Button color="inherit" onClick={cancel}>
          {translate('ui.close')}
        </Button>
      </DialogActions>
    </>
  );
}
