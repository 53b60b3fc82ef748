import type { Handlers } from '@/backend/handler';
import { countFindings } from '@/backend/health/findings';
import { isLooking } from '@/backend/health/isLooking';
import type { contentHealthCalls } from '@/contract/contentHealth';

/** How much there is to mend. */
export const contentHealthHandlers: Handlers<typeof contentHealthCalls> = {
  getContentHealth: async (_, { store, host: { checks }, person: { rights } }) => ({
    data: {
      ...(await countFindings(store, rights)),
      by_shape: checks.byShape,
      looking: await isLooking(store),
      unchecked: await store.count('content_check', { where: { unchecked_since: { not: null } } }),
    },
  }),
};
