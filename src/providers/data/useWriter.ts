import { useMemo, useState } from 'react';
import type { Client } from '@/providers/api/client';
import type { Press } from '@/providers/api/writeKeys';
import { useServices } from '@/providers/services';

/** Returns what a form, a question or a button names its writes by, for as long as it stands. */
export const usePress = (): Press => useState<Press>(() => ({}))[0];

/** Returns the client of a form, a question or a button: what it sends again, because no answer came, is done once. */
export function useWriter(): Client {
  const { client } = useServices();
  const press = usePress();
  return useMemo(() => writerOf(client, press), [client, press]);
}

/** Returns a client whose writes are of one press. */
export const writerOf = (client: Client, press: Press): Client => ({
  send: (call, input, options) => client.send(call, input, { press, ...options }),
  rest: (request) => client.rest({ press, ...request }),
});
