import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { z } from 'zod';
import { kept } from '@/providers/kept';
import { useServices } from '@/providers/services';

/** What a person has set up, as it is kept in this browser: what of it can't be read is as if it weren't there. */
export interface Keepsake<Value> {
  name: string;
  /** Takes anything: what makes no sense it leaves out. */
  schema: z.ZodType<Value>;
}

/** What the person who is signed in has kept, once it is known, and how it is changed: another tab may have changed it since. */
export function useKept<Value>({ name, schema }: Keepsake<Value>) {
  const { session } = useServices();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['kept', name],
    queryFn: async () => schema.parse(await kept.read(await emailOf(session), name)),
  });
  const change = useCallback(
    (made: (value: Value) => Value): Promise<void> =>
      // One tab after the other: what another writes meanwhile would be undone.
      navigator.locks.request(`coursedesk-kept ${name}`, async () => {
        const email = await emailOf(session);
        const value = made(schema.parse(await kept.read(email, name)));
        await kept.write(email, name, value);
        queries.setQueryData(['kept', name], value);
      }),
    [session, queries, name, schema],
  );
  return { data, change };
}

const emailOf = async (session: ReturnType<typeof useServices>['session']): Promise<string> =>
  (await session.read())?.email ?? '';
