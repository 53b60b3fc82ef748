import '@/pages/publicPages/publicPages.css';
import { translatorOf } from '@/pages/publicPages/translate';
import { ConfigError } from '@/providers/config';
import { storedLocale } from '@/providers/i18n/locale';

interface StartFailedProps {
  error: unknown;
  title?: 'start_failed' | 'broken';
}

/**
 * Says that the product can't start, or go on: to everybody if its files can't be fetched; in English, and with all faults, to whoever deployed it
 * if the deployment is wrong.
 */
export function StartFailed({ error, title = 'start_failed' }: StartFailedProps) {
  const t = translatorOf(storedLocale());
  return (
    <div className="public">
      <main>
        <div className="toasts" />
        <div className="card" role="alert">
          <h1>{t(title)}</h1>
          {error instanceof ConfigError ? (
            <ul lang="en">
              {[...error.reasons, 'The README says how to deploy.'].map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ) : (
            <>
              {title === 'start_failed' && <p className="lead">{t('not_fetched')}</p>}
              <p className="lead" lang="en">
                <small>{String(error)}</small>
              </p>
            </>
          )}
          <button type="button" className="primary" onClick={() => window.location.reload()}>
            {t('try_again')}
          </button>
        </div>
      </main>
    </div>
  );
}
