import { useEffect, useRef, useState } from 'react';
import { returnPath } from '@/domain/returnPath';
import { signOutReasonOf } from '@/domain/signOutReason';
import { usePublic } from './context';
import { Field } from './Field';
import { useFieldError } from './fieldErrors';
import { PageCard, PublicLink } from './PageCard';
import { PublicForm, useSubmit } from './PublicForm';

const reasons = { ended: 'login_ended', elsewhere: 'login_elsewhere' } as const;

const login = async () => (await import('./actions')).login;

const leave = async () => (await import('./actions')).leaveForOutside;

export function LoginPage() {
  const [query, setQuery] = useState(() => answerIn(window.location.search));
  return query === undefined ? <SignIn /> : <Arrival query={query} onFailed={() => setQuery(undefined)} />;
}

/** Returns the answer of the office's own accounts, if the address has one, and takes it out of there: it is nobody's to read. */
function answerIn(search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('state') || !(query.has('code') || query.has('error'))) return undefined;
  window.history.replaceState(null, '', window.location.pathname);
  return search.slice(1);
}

function SignIn() {
  const { t, go, config } = usePublic();
  const [reason] = useState(() => signOutReasonOf(window.location.search));
  // Other refusals, such as too many attempts, don't concern the password.
  const refusal = (detail: string, status: number) =>
    status === 400 || status === 401 ? t('login_refused', { detail }) : detail;
  const arrive = () => go(returnPath(new URLSearchParams(window.location.search).get('next')));
  const { outside, passwords = true } = config;
  return (
    <PageCard title="login" lead="login_lead" notice={reason && reasons[reason]}>
      {outside && <PublicForm action={leave} submitLabel="login_outside" labelArgs={{ name: outside }} />}
      {passwords && (
        <PublicForm action={login} submitLabel="login" refusal={refusal} onDone={arrive}>
          <Field name="email" label="email" type="email" autoComplete="username" />
          <Field name="password" label="password" type="password" autoComplete="current-password" />
          <CodeField />
          {config.mode === 'demo' && <DemoAccounts />}
        </PublicForm>
      )}
      <nav>
        {passwords && <PublicLink to="/passwordreset">{t('to_reset')}</PublicLink>}
        {config.signUp && <PublicLink to="/signup">{t('to_signup')}</PublicLink>}
      </nav>
    </PageCard>
  );
}

/** Signs in by what the office's own accounts have answered, which is in the address; if that fails, the sign-in page says why. */
function Arrival({ query, onFailed }: { query: string; onFailed: () => void }) {
  const { go } = usePublic();
  const [came] = useState(() => once(async () => (await import('./actions')).comeFromOutside(query)));
  const submit = useSubmit({
    action: async () => (await came()).action,
    onDone: async () => {
      await go(returnPath((await came()).next));
    },
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // A page that was left for the product is no more.
    void submit({}).then(onFailed);
  });
  return (
    <PageCard title="login" lead="login_outside_lead">
      <p role="status" className="spinner" />
    </PageCard>
  );
}

/** Returns what does something once, however often it is asked for; a failure is no time. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | undefined;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
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
