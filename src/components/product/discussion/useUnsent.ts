import { useQuery } from '@tanstack/react-query';
import { drafts } from '@/providers/drafts';
import { useServices } from '@/providers/services';
import { type Work, workAt } from './work';

const none: readonly Work[] = [];

/** Returns what the person has written about a sub topic and not posted, as the drafts have it; read again when other work is begun or ended. */
export function useUnsent(topic: number, work: Work | undefined): readonly Work[] {
  const { session } = useServices();
  const { data = none } = useQuery({
    queryKey: ['unsent', topic, work?.what, work?.iid],
    queryFn: async () => {
      const kept = await drafts.all((await session.read())?.email ?? '');
      return kept.flatMap(({ address }) => workAt(topic, address) ?? []);
    },
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}
