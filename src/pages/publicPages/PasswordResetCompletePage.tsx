import { useState } from 'react';
import { usePublic } from './context';
import { Field } from './Field';
import { PageCard, PublicLink } from './PageCard';
import { PublicForm } from './PublicForm';

/** The page that a mailed link opens: `?uidb64=…&token=…`. */
export function PasswordResetCompletePage() {
  const { t, go } = usePublic();
  const [{ uidb64, token }] = useState(readLink);
  const action = async () => (await import('./actions')).completeReset(uidb64, token);
  return (
    <PageCard title="complete" lead="password_hint">
      {uidb64 && token ? (
        <PublicForm action={action} submitLabel="complete_save" onDone={() => go('/login')}>
          <Field name="password" label="new_password" type="password" autoComplete="new-password" />
          <Field name="repassword" label="repassword" type="password" autoComplete="new-password" />
        </PublicForm>
      ) : (
        <p className="notice error" role="alert">
          {t('complete_link_incomplete')}
        </p>
      )}
      <nav>
        <PublicLink to="/passwordreset">{t('reset')}</PublicLink>
        <PublicLink to="/login">{t('to_login')}</PublicLink>
      </nav>
    </PageCard>
  );
}

function readLink() {
  const query = new URLSearchParams(window.location.search);
  return { uidb64: query.get('uidb64') ?? '', token: query.get('token') ?? '' };
}
