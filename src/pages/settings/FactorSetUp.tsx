import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { confirmFactorForm, secondFactorCalls } from '@/contract/secondFactor';
import { useCall } from '@/providers/data/useCall';
import { QrCode } from './QrCode';

interface FactorSetUpProps {
  secret: string;
  /** The secret with its account, for an app. */
  uri: string;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Gives an authenticator app the secret, and asks for its first code. */
export function FactorSetUp({ secret, uri, onCodes, onCancel }: FactorSetUpProps) {
  const translate = useTranslate();
  const confirm = useCall(secondFactorCalls.confirmSecondFactor);
  return (
    <>
      <Typography sx={{ mb: 1 }}>{translate('second_factor.scan')}</Typography>
      <QrCode text={uri} label={translate('second_factor.qr')} />
      <Typography variant="body2" sx={{ mb: 1 }}>
        <Link href={uri}>{translate('second_factor.on_this_device')}</Link>
      </Typography>
      <Typography variant="body2">{translate('second_factor.by_hand')}</Typography>
      <Box component="code" sx={{ display: 'block', mb: 2, fontSize: '1rem' }}>
        {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
      </Box>
      <FormContainer value={{ place: 'page', done: onCancel, cancel: onCancel }}>
        <RecordForm
          schema={confirmFactorForm}
          save={(values) => confirm.mutateAsync(confirmFactorForm.parse(values))}
          onSaved={({ data }) => onCodes(data.codes)}
          saveLabel="second_factor.confirm"
          drafts="none"
        >
          <TextInput source="totp" helperText="second_factor.code_hint" inputMode="numeric" autoComplete="one-time-code" />
        </RecordForm>
      </FormContainer>
    </>
  );
}
