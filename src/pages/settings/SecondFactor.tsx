import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PasswordInput } from '@/components/form/inputs/PasswordInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import {
  beginFactorForm,
  confirmFactorForm,
  type FactorState,
  factorProofForm,
  secondFactorCalls,
} from '@/contract/secondFactor';
import { useCall } from '@/providers/data/useCall';
import type { useRead } from '@/providers/data/useRead';
import { OneTimeCodes } from './OneTimeCodes';
import { QrCode } from './QrCode';
import { SettingsSection } from './SettingsSection';

type Codes = readonly string[];

/** A password or a code that is typed is no work to be lost; and a page can ask before it is left for one form alone. */
const unguarded = { place: 'page', done: () => undefined, isGuarded: true } as const;

interface SecondFactorProps {
  query: ReturnType<typeof useRead<typeof secondFactorCalls.getSecondFactor>>;
}

/** The person's own second factor: off, being set up, or on; and its one-time codes, just after they were made. */
export function SecondFactor({ query }: SecondFactorProps) {
  const [codes, setCodes] = useState<Codes>();
  return (
    <SettingsSection title="second_factor.title" text="second_factor.text">
      {codes ? (
        <OneTimeCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : (
        <QueryContent query={query} lines={2}>
          {({ data: state }) =>
            state.is_on ? (
              <FactorOn state={state} onCodes={setCodes} />
            ) : (
              <FactorOff isDemanded={state.is_demanded} onCodes={setCodes} />
            )
          }
        </QueryContent>
      )}
    </SettingsSection>
  );
}

interface WithCodes {
  /** Called with new one-time codes. */
  onCodes: (codes: Codes) => void;
}

function FactorOff({ isDemanded, onCodes }: WithCodes & { isDemanded: boolean }) {
  const translate = useTranslate();
  const begin = useCall(secondFactorCalls.beginSecondFactor);
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  if (begun) return <FactorSetUp {...begun} onCodes={onCodes} onCancel={() => setBegun(undefined)} />;
  return (
    <>
      {isDemanded && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate('second_factor.demanded')}
        </Alert>
      )}
      <FormContainer value={unguarded}>
        <RecordForm
          schema={beginFactorForm}
          save={(values) => begin.mutateAsync(beginFactorForm.parse(values))}
          onSaved={({ data }) => setBegun(data)}
          saveLabel="second_factor.begin"
          drafts="none"
        >
          <PasswordInput source="password" autoComplete="current-password" hint="second_factor.begin_hint" />
        </RecordForm>
      </FormContainer>
    </>
  );
}

function FactorOn({ state, onCodes }: WithCodes & { state: FactorState }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<'renew' | 'remove'>();
  const renew = useCall(secondFactorCalls.renewOneTimeCodes);
  const remove = useCall(secondFactorCalls.removeSecondFactor);
  const close = () => setAsked(undefined);
  return (
    <>
      <Typography>{translate('second_factor.is_on')}</Typography>
      <Typography sx={{ mb: 2 }}>
        {translate('second_factor.codes_left', { count: state.codes_left })}
        {state.codes_left < few && ` · ${translate('second_factor.few_left')}`}
      </Typography>
      {asked === 'renew' && (
        <Proof
          action="renew"
          hint="second_factor.renew_hint"
          save={async (proof) => onCodes((await renew.mutateAsync(proof)).data.codes)}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <Proof
          action="remove"
          hint={state.is_demanded ? 'second_factor.remove_demanded' : 'second_factor.remove_hint'}
          save={(proof) => remove.mutateAsync(proof)}
          onClose={close}
        />
      )}
      {!asked && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setAsked('renew')}>
            {translate('second_factor.renew')}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setAsked('remove')}>
            {translate('second_factor.remove')}
          </Button>
        </Box>
      )}
    </>
  );
}

/** With so few one-time codes left it is time to make new ones. */
const few = 3;

interface ProofProps {
  action: 'renew' | 'remove';
  hint: string;
  save: (proof: { proof: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for what proves whose second factor it is, before something is done with it. */
function Proof({ action, hint, save, onClose }: ProofProps) {
  return (
    <FormContainer value={{ ...unguarded, cancel: onClose }}>
      <RecordForm
        schema={factorProofForm}
        save={(values) => save(factorProofForm.parse(values))}
        onSaved={onClose}
        saveLabel={`second_factor.${action}`}
        drafts="none"
      >
        <PasswordInput source="proof" autoComplete="current-password" hint={hint} />
      </RecordForm>
    </FormContainer>
  );
}

interface FactorSetUpProps {
  secret: string;
  /** The secret with its account, for an app. */
  uri: string;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Gives an authenticator app the secret, and asks for its first code. */
function FactorSetUp({ secret, uri, onCodes, onCancel }: FactorSetUpProps) {
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
      <FormContainer value={{ ...unguarded, cancel: onCancel }}>
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
