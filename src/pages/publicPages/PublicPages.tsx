import './publicPages.css';
import { type SyntheticEvent, useCallback, useMemo, useState } from 'react';
import type { PublicPath } from '@/domain/publicPaths';
import { basePath } from '@/providers/basePath';
import { keepLocale, type Locale, locales, storedLocale } from '@/providers/i18n/locale';
import { type Notice, type PublicContext, PublicPage, usePublic } from './context';
import { LoginPage } from './LoginPage';
import { OutboxPage } from './OutboxPage';
import { PasswordResetCompletePage } from './PasswordResetCompletePage';
import { PasswordResetPage } from './PasswordResetPage';
import { SignupPage } from './SignupPage';
import { preloadCatalogue, translatorOf } from './translate';
import { UnauthorizedPage } from './UnauthorizedPage';

const pages = {
  '/login': LoginPage,
  '/signup': SignupPage,
  '/passwordreset': PasswordResetPage,
  '/passwordresetcomplete': PasswordResetCompletePage,
  '/unauthorized': UnauthorizedPage,
  '/demo/outbox': OutboxPage,
} satisfies Record<PublicPath, () => React.ReactNode>;

interface PublicPagesProps extends Pick<PublicContext, 'config' | 'services' | 'go'> {
  path: PublicPath;
}

/** The pages that need no session, on React and plain CSS alone: a slow connection shows them first. */
export function PublicPages({ path, config, services, go }: PublicPagesProps) {
  const { t, locale, choose } = useCatalogue();
  const [notice, setNotice] = useState<Notice>();
  const notify = useCallback((next: Notice | undefined) => setNotice(next), []);
  const context = useMemo(() => ({ config, services, go, locale, t, notify }), [config, services, go, locale, t, notify]);
  const notFetched = () => setNotice({ kind: 'error', text: t('not_fetched') });
  const Page = pages[path];
  return (
    <PublicPage value={context}>
      <div className="public">
        <header>
          <span className="brand">
            <img src={config.officeLogo ?? mark} alt="" width="28" height="28" onError={showMark} />
            {config.officeName ?? t('product')}
          </span>
          <Languages locale={locale} onChoose={(wanted) => void choose(wanted).catch(notFetched)} />
        </header>
        <main>
          <NoticeBar notice={notice} onClose={() => setNotice(undefined)} />
          <Page key={path} />
        </main>
        <footer>{t('tagline')}</footer>
      </div>
    </PublicPage>
  );
}

/** The product's. */
const mark = `${basePath}/favicon.svg`;

function showMark({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  if (!currentTarget.src.endsWith(mark)) currentTarget.src = mark;
}

function NoticeBar({ notice, onClose }: { notice: Notice | undefined; onClose: () => void }) {
  const { t } = usePublic();
  return (
    <div className="toasts" role="alert">
      {notice && (
        <p className={`notice ${notice.kind}`}>
          {notice.text}
          <button type="button" onClick={onClose} aria-label={t('close')}>
            ×
          </button>
        </p>
      )}
    </div>
  );
}

function Languages({ locale, onChoose }: { locale: Locale; onChoose: (locale: Locale) => void }) {
  const { t } = usePublic();
  return (
    <div role="group" aria-label={t('language')} className="languages">
      {locales.map(({ locale: other, name }) => (
        <button key={other} type="button" lang={other} aria-pressed={other === locale} onClick={() => onChoose(other)}>
          {name}
        </button>
      ))}
    </div>
  );
}

/** Returns the texts in the chosen language; the language changes once its texts have loaded. */
function useCatalogue() {
  const [locale, setLocale] = useState<Locale>(storedLocale);
  const t = useMemo(() => translatorOf(locale), [locale]);
  const choose = async (wanted: Locale) => {
    await preloadCatalogue(wanted);
    keepLocale(wanted);
    setLocale(wanted);
  };
  return { t, locale, choose };
}
