import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Reply } from '@/contract/call';
import { contentHealthCalls } from '@/contract/contentHealth';
import { readQuery } from '@/providers/data/reads';
import { useRead } from '@/providers/data/useRead';
import { useServices } from '@/providers/services';

const { getContentHealth } = contentHealthCalls;

/** How much there is to mend. */
export type Health = Reply<typeof getContentHealth>['data'];

const dataOf = ({ data }: Reply<typeof getContentHealth>): Health => data;

/** How long after one answer the next is asked for while more may be found, in milliseconds: as often as the server looks. */
const pause = 5000;

/** Reads how much there is to mend, again and again while the server still looks; it waits until it is wanted. */
export function useContentHealth(isWanted: boolean) {
  const { client } = useServices();
  const queries = useQueryClient();
  const query = useRead(getContentHealth, isWanted ? {} : undefined, dataOf);
  const isLooking = query.data?.looking === true;

  useEffect(() => {
    if (!isLooking) return undefined;
    const look = async () => {
      // Nobody waits for it. Without an answer the next is asked for as well.
      const answer = await client.send(getContentHealth, {}, { unseen: true }).catch(() => undefined);
      if (answer) queries.setQueryData(readQuery(client, getContentHealth, {}).queryKey, answer);
    };
    const timer = setInterval(() => void look(), pause);
    return () => clearInterval(timer);
  }, [isLooking, client, queries]);
  return query;
}
