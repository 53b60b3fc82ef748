import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { drafts } from '@/providers/drafts';
import { useServices } from '@/providers/services';
import { partOf, type Work, workIn } from './work';

const none: readonly Work[] = [];

/** Returns what the person has written on this page and not posted, as the drafts have it; read again when other work is begun or ended. */
export function useUnsent(work: Work | undefined): readonly Work[] {
  const { session } = useServices();
  const { pathname } = useLocation();
  const { data = none } = useQuery({
    queryKey: ['unsent', pathname, work && partOf(work)],
    queryFn: async () => {
      const kept = await drafts.all((await session.read())?.email ?? '');
      return kept.flatMap(({ address }) => workAt(address, pathname) ?? []);
    },
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}

const workAt = (address: string, pathname: string): Work | undefined =>
  address.startsWith(`${pathname}#`) ? workIn(address.slice(pathname.length)) : undefined;
