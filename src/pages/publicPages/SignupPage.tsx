import { usePublic } from './context';
import { Field } from './Field';
import { PageCard, PublicLink } from './PageCard';
import { PublicForm } from './PublicForm';

const signup = async () => (await import('./actions')).signup;

export function SignupPage() {
  const { t, go, config } = usePublic();
  return (
    <PageCard title="signup" lead={config.signUp ? 'signup_lead' : 'signup_closed'}>
      {config.signUp && (
        <PublicForm action={signup} submitLabel="signup" onDone={() => go('/login')}>
          <Field name="email" label="email" type="email" autoComplete="email" />
          <Field name="first_name" label="first_name" autoComplete="given-name" />
          <Field name="last_name" label="last_name" autoComplete="family-name" />
          <Field name="password" label="password" type="password" autoComplete="new-password" hint="password_hint" />
        </PublicForm>
      )}
      <nav>
        <PublicLink to="/login">{t('to_login')}</PublicLink>
      </nav>
    </PageCard>
  );
}
