import { useRef, useState } from 'react';
import { returnPath } from '@/domain/returnPath';
import { signOutReasonOf } from '@/domain/signOutReason';
import { usePublic } from './context';
import { Field } from './Field';
import { useFieldError } from './fieldErrors';
import { PageCard, PublicLink } from './PageCard';
import { PublicForm } from './PublicForm';

const reasons = { ended: 'login_ended', elsewhere: 'login_elsewhere' } as const;

const login = async () => (await import('./actions')).login;

export function LoginPage() {
  const { t, go, config } = usePublic();
  const [reason] = useState(() => signOutReasonOf(window.location.search));
  // Other refusals, such as too many attempts, don't concern the password.
  const refusal = (detail: string, status: number) =>
    status === 400 || status === 401 ? t('login_refused', { detail }) : detail;
  const arrive = () => go(returnPath(new URLSearchParams(window.location.search).get('next')));
  return (
    <PageCard title="login" lead="login_lead" notice={reason && reasons[reason]}>
      <PublicForm action={login} submitLabel="login" refusal={refusal} onDone={arrive}>
        <Field name="email" label="email" type="email" autoComplete="username" />
        <Field name="password" label="password" type="password" autoComplete="current-password" />
        <CodeField />
        {config.mode === 'demo' && <DemoAccounts />}
      </PublicForm>
      <nav>
        <PublicLink to="/passwordreset">{t('to_reset')}</PublicLink>
        {config.signUp && <PublicLink to="/signup">{t('to_signup')}</PublicLink>}
      </nav>
    </PageCard>
  );
}

/** The code of a second factor: once the server asks for it, an empty error, the field stays. */
function CodeField() {
  const error = useFieldError('code');
  const [asked, setAsked] = useState(false);
  if (error !== undefined && !asked) setAsked(true);
  return asked && <Field name="code" label="code" autoComplete="one-time-code" hint="code_hint" autoFocus />;
}

const accounts = ['staff@coursedesk.test', 'learner@coursedesk.test'];
const password = 'Coursedesk#1';

/** The demo's own accounts; clicking one fills in the form. */
function DemoAccounts() {
  const { t } = usePublic();
  const place = useRef<HTMLElement>(null);
  const use = (email: string) => {
    const form = place.current?.closest('form');
    for (const [name, value] of Object.entries({ email, password })) {
      const input = form?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    form?.requestSubmit();
  };
  return (
    <section ref={place} className="demo" aria-label={t('demo_title')}>
      <p>{t('demo_text', { password })}</p>
      {accounts.map((email) => (
        <button key={email} type="button" onClick={() => use(email)}>
          {t('demo_use', { email })}
        </button>
      ))}
    </section>
  );
}
