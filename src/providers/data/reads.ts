import { type QueryClient, skipToken } from '@tanstack/react-query';
import type { Call, Input, Reply } from '@/contract/call';
import type { Client } from '@/providers/api/client';

/** How long an answer serves other readers before it is requested again, in milliseconds. */
export const freshFor = 30_000;

const root = 'call';

interface ReadQuery<C extends Call> {
  queryKey: readonly unknown[];
  queryFn: typeof skipToken | (({ signal }: { signal: AbortSignal }) => Promise<Reply<C>>);
  staleTime: number;
}

/** Returns a read as a query, so that every reader of the same call and input shares one request and one answer. Without input it waits. */
export const readQuery = <C extends Call>(client: Client, call: C, input: Input<C> | undefined): ReadQuery<C> => ({
  queryKey: [root, call.name, input],
  queryFn: input === undefined ? skipToken : ({ signal }) => client.send(call, input, { signal }),
  staleTime: freshFor,
});

/** Returns the cached answers of a call, with their inputs; `isSure` is false once a write has invalidated one. */
export const readsOf = (queries: QueryClient, call: Call) =>
  queries
    .getQueryCache()
    .findAll({ queryKey: [root, call.name] })
    .flatMap(({ queryKey: [, , input], state }) => {
      const { data: answer, dataUpdatedAt: at, isInvalidated } = state;
      return answer === undefined ? [] : [{ input, answer, at, isSure: !isInvalidated }];
    });
