import { usePublic } from './context';
import { Field } from './Field';
import { PageCard, PublicLink } from './PageCard';
import { PublicForm } from './PublicForm';

const requestReset = async () => (await import('./actions')).requestReset;

/** Asks for the link; `?token_valid` says that an earlier one has expired. */
export function PasswordResetPage() {
  const { t, config } = usePublic();
  const expired = Boolean(new URLSearchParams(window.location.search).get('token_valid'));
  return (
    <PageCard title="reset" lead="reset_lead" notice={expired ? 'token_expired' : undefined}>
      <PublicForm action={requestReset} submitLabel="reset_send">
        <Field name="email" label="email" type="email" autoComplete="email" />
      </PublicForm>
      <nav>
        <PublicLink to="/login">{t('to_login')}</PublicLink>
        {config.mode === 'demo' && <PublicLink to="/demo/outbox">{t('to_outbox')}</PublicLink>}
      </nav>
    </PageCard>
  );
}
