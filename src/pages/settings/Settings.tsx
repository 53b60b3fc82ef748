import { useState } from 'react';
import { PasswordInput } from '@/components/form/inputs/PasswordInput';
import { RecordForm } from '@/components/form/RecordForm';
import { PageTitle } from '@/components/record/PageTitle';
import { LetterKeysSwitch } from '@/components/ui/keys/LetterKeysSwitch';
import { accountCalls, changePasswordForm } from '@/contract/account';
import { type FactorState, secondFactorCalls } from '@/contract/secondFactor';
import { useCall } from '@/providers/data/useCall';
import { useRead } from '@/providers/data/useRead';
import { useServices } from '@/providers/services';
import { Operation } from './Operation';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';
import { SettingsSection } from './SettingsSection';

/** Somebody's own settings; what needs the history is of servers of ours alone. */
export function Settings() {
  const { config } = useServices();
  const { history, passwords = true } = config;
  const factor = useRead(secondFactorCalls.getSecondFactor, history && passwords ? {} : undefined);
  const isLacking = lacksFactor(factor.data?.data);
  return (
    <>
      <PageTitle title="settings.title" />
      {passwords && !isLacking && <ChangePassword />}
      {passwords && history && <SecondFactor query={factor} />}
      {!isLacking && <Others />}
    </>
  );
}

/** What isn't about how the person signs in. The demo's server is a browser, which sends no mails and makes no backups. */
function Others() {
  const { config } = useServices();
  return (
    <>
      {config.history && <Sessions />}
      <Keys />
      {config.history && config.mode !== 'demo' && <Operation />}
      {config.demoRecords && <DemoRecords />}
    </>
  );
}

/** Until somebody has the second factor that their role demands, setting it up is all that is there. */
const lacksFactor = (state: FactorState | undefined): boolean => state?.is_demanded === true && !state.is_on;

function ChangePassword() {
  const change = useCall(accountCalls.changePassword);
  const [changes, setChanges] = useState(0);
  return (
    <SettingsSection title="settings.change_password" text="settings.change_password_text">
      <RecordForm
        key={changes}
        schema={changePasswordForm}
        save={(values) => change.mutateAsync(changePasswordForm.parse(values))}
        onSaved={() => setChanges(changes + 1)}
        saveLabel="settings.change_password"
        drafts="none"
      >
        <PasswordInput source="old_password" autoComplete="current-password" />
        <PasswordInput source="new_password" autoComplete="new-password" hint="settings.password_rule" />
        <PasswordInput source="re_password" autoComplete="new-password" />
      </RecordForm>
    </SettingsSection>
  );
}

const Keys = () => (
  <SettingsSection title="keys.title" text="keys.letters_text">
    <LetterKeysSwitch />
  </SettingsSection>
);

const begin = 'npm run begin -- you@example.com';

/** Says how the office begins without the demo's records. */
const DemoRecords = () => (
  <SettingsSection title="settings.demo" text="settings.demo_text">
    <code>{begin}</code>
  </SettingsSection>
);
