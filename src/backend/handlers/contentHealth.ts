import type { Context, Handlers } from '@/backend/handler';
import { checkNow } from '@/backend/health/checkDue';
import { countFindings, listFindings } from '@/backend/health/findings';
import { isLooking } from '@/backend/health/isLooking';
import { judgeOne } from '@/backend/health/judgeModelsets';
import { checkRecordRight } from '@/backend/history/recordRights';
import { listPage } from '@/backend/records/paging';
import { found, idIn } from '@/backend/records/records';
import type { contentHealthCalls } from '@/contract/contentHealth';

/** How many things somebody may have checked again in a minute: each is a request to another site. */
const mostChecks = 30;

/** What is to be mended. */
export const contentHealthHandlers: Handlers<typeof contentHealthCalls> = {
  getContentHealth: async (_, { store, host: { checks }, person: { rights } }) => ({
    data: {
      ...(await countFindings(store, rights)),
      by_shape: checks.byShape,
      looking: await isLooking(store),
      unchecked: await store.count('content_check', { where: { unchecked_since: { not: null } } }),
    },
  }),

  getFindings: (query, { store, person }) => listFindings(store, person.rights, listPage(query)),

  getCheck: async ({ id }, context) => onWire(await ownCheck(id, context)),

  checkAgain: {
    // Another site may take long to answer.
    async prepare({ id }, context) {
      const { store, host, now, person } = context;
      const { iid, kind, address } = await ownCheck(id, context);
      await host.throttle.enter(`check ${person.iid}`, now, mostChecks);
      if (kind === 'modelset' || address === null) await judgeOne(store, iid, now);
      else await checkNow({ store, checks: host.checks, now }, { kind, address });
      return async (inside) => onWire(await ownCheck(id, inside));
    },
  },
};

/** Returns a check of a record that the person may look at. */
async function ownCheck(id: string, { store, person }: Context) {
  const check = found(await store.get('content_check', idIn(id)), 'check_not_found');
  checkRecordRight(person, check, { writes: false });
  return check;
}

const onWire = ({ iid, fault, detail, checked_date }: Awaited<ReturnType<typeof ownCheck>>) => ({
  id: iid,
  fault,
  detail,
  checked_date,
});
