import type { Handlers } from '@/backend/handler';
import { countFindings } from '@/backend/health/findings';
import { judgeChanged } from '@/backend/health/judgeModelsets';
import type { contentHealthCalls } from '@/contract/contentHealth';

/** How much there is to mend. */
export const contentHealthHandlers: Handlers<typeof contentHealthCalls> = {
  getContentHealth: async (_, { store, host: { checks }, now, person: { rights } }) => {
    await checks.catchUp();
    await judgeChanged(store, now);
    return { data: { ...(await countFindings(store, rights)), by_shape: checks.byShape } };
  },
};
