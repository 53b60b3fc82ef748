import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Form, PasswordInput, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { FormActions } from '@/components/form/FormActions';
import { FormErrors } from '@/components/form/FormErrors';
import { type FormValues, useSave } from '@/components/form/useSave';
import { accountCalls, changePasswordForm } from '@/contract/account';
import { toHttpError } from '@/providers/data/httpError';
import { useCall } from '@/providers/data/useCall';

// react-admin's form speaks of any values: the schema as one of any object.
const schema: z.ZodObject = changePasswordForm;
const resolver = zodResolver(schema);

/** The Change Password card; it empties after a change. No record form: a password is never kept as a draft. */
export function ChangePassword() {
  const translate = useTranslate();
  const id = useId();
  const [changes, setChanges] = useState(0);
  const change = useCall(accountCalls.changePassword);
  const submit = useSave(async (values) => {
    await change.mutateAsync(changePasswordForm.parse(values)).catch((error: unknown) => {
      throw toHttpError(error);
    });
  });

  const onSubmit = async (values: FormValues) => {
    const refused = await submit(values);
    if (!refused) setChanges(changes + 1);
    return refused;
  };

  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 3, maxWidth: 480 }}>
      <Typography id={id} component="h2" variant="h6">
        {translate('settings.change_password')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('settings.change_password_text')}
      </Typography>
      <Form key={changes} defaultValues={empty} resolver={resolver} onSubmit={onSubmit} noValidate disableInvalidFormNotification>
        <FormErrors />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PasswordInput source="old_password" autoComplete="current-password" fullWidth isRequired helperText={false} />
          <PasswordInput
            source="new_password"
            autoComplete="new-password"
            fullWidth
            isRequired
            helperText="settings.password_rule"
          />
          <PasswordInput source="re_password" autoComplete="new-password" fullWidth isRequired helperText={false} />
        </Box>
        <FormActions saveLabel="settings.change_password" />
      </Form>
    </Paper>
  );
}

const empty = { old_password: '', new_password: '', re_password: '' };
