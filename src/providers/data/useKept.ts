import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { z } from 'zod/mini';
import { kept } from '@/providers/kept';
import { useServices } from '@/providers/services';
import { locks } from '@/providers/storage/locks';

/** A person's settings, as they are kept in this browser: unreadable ones are ignored. */
export interface Keepsake<Value> {
  name: string;
  /** Accepts anything, and leaves out what is invalid. */
  schema: z.ZodMiniType<Value>;
}

/**
 * Returns a setting of the signed-in person, once it is read, whether that is done or has failed, and a function that changes it as it is
 * then: another tab may have changed it since.
 */
export function useKept<Value>({ name, schema }: Keepsake<Value>) {
  const { session } = useServices();
  const queries = useQueryClient();
  const { data, isPending } = useQuery({
    queryKey: ['kept', name],
    queryFn: async () => schema.parse(await kept.read(await emailOf(session), name)),
  });
  const change = useCallback(
    (made: (value: Value) => Value): Promise<void> =>
      // A lock across tabs: otherwise one tab would undo what another writes meanwhile.
      locks.request(`coursedesk-kept ${name}`, {}, async () => {
        const email = await emailOf(session);
        const value = made(schema.parse(await kept.read(email, name)));
        await kept.write(email, name, value);
        queries.setQueryData(['kept', name], value);
      }),
    [session, queries, name, schema],
  );
  return { data, isRead: !isPending, change };
}

const emailOf = async (session: ReturnType<typeof useServices>['session']): Promise<string> =>
  (await session.read())?.email ?? '';
