import { Box, Button, DialogActions } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormHost } from './formHost';

/** Save and Cancel; saving is disabled while a save is under way. */
export function FormActions({ saveLabel = 'ui.save' }: { saveLabel?: string }) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const { place, cancel } = useContext(FormHost);
  const Place = place === 'dialog' ? DialogActions : Box;
  return (
    <Place sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1.5, ...(place === 'dialog' && { px: 3, pb: 2 }) }}>
      {cancel && (
        <Button onClick={cancel} color="inherit">
          {translate('ui.cancel')}
        </Button>
      )}
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={isSubmitting}>
        {translate(saveLabel)}
      </Button>
    </Place>
  );
}
