import { useEffect, useState } from 'react';
import { instantText } from '@/domain/calendar/instantText';
import type { DemoServices } from '@/providers/services';
import { usePublic } from './context';
import { PageCard, PublicLink } from './PageCard';

type Mails = Awaited<ReturnType<DemoServices['outbox']>>;

/** The mails of the demo, newest first, with their links. */
export function OutboxPage() {
  const { t, services, config, locale } = usePublic();
  const [mails, setMails] = useState<Mails>();

  useEffect(() => {
    void services().then(async ({ demo }) => setMails((await demo?.outbox()) ?? []));
  }, [services]);

  return (
    <PageCard title="outbox" lead={config.mode === 'demo' ? 'outbox_lead' : 'outbox_none'}>
      {mails?.length === 0 && <p>{t('outbox_empty')}</p>}
      <ul className="mails" aria-busy={mails === undefined}>
        {mails?.map(({ iid, to, subject, link, sent_at }) => (
          <li key={iid}>
            <strong>{subject}</strong>
            <span>
              {t('outbox_to', { to })} · {instantText(new Date(sent_at), locale, (date) => t('outbox_date', { date }))}
            </span>
            <a href={link}>{link}</a>
          </li>
        ))}
      </ul>
      <nav>
        <PublicLink to="/login">{t('to_login')}</PublicLink>
      </nav>
    </PageCard>
  );
}
