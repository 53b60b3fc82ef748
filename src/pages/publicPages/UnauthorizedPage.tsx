import type { MouseEvent } from 'react';
import { basePath } from '@/providers/basePath';
import { usePublic } from './context';
import { PageCard } from './PageCard';

/** Says that access is denied. Its link to the sign-in page signs out first, or that page would lead back here. */
export function UnauthorizedPage() {
  const { t, go, services } = usePublic();
  const signOut = async (event: MouseEvent) => {
    event.preventDefault();
    const { client, session } = await services();
    const { endSession } = await import('@/providers/auth/endSession');
    await endSession({ client, session });
    await go('/login');
  };
  return (
    <PageCard title="unauthorized">
      <p>{t('unauthorized_first')}</p>
      <p>{t('unauthorized_second')}</p>
      <nav>
        <a href={`${basePath}/login`} onClick={(event) => void signOut(event)}>
          {t('unauthorized_link')}
        </a>
      </nav>
    </PageCard>
  );
}
