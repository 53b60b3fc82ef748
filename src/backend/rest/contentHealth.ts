import type { CheckAnswer } from '@/contract/contentHealth';
import type { Context } from '../handler';
import { checkNow } from '../health/checkDue';
import { listFindings } from '../health/findings';
import { judgeOne } from '../health/judgeModelsets';
import { checkRecordRight } from '../history/recordRights';
import { found } from '../records';
import type { RestResource } from './resources';

/** How many things somebody may have checked again in a minute: each is a request to another site. */
const mostChecks = 30;

/** What is to be mended: the findings, the most urgent first; by the id of a check, what was found, and by PUT what is found now. */
export const contentHealthResource: RestResource = {
  area: 'account',

  list: ({ offset, limit }, { store, person }) => listFindings(store, person.rights, { offset, limit }),

  one: oneCheck,

  async put(iid, _, context) {
    const { store, host, now, person } = context;
    await oneCheck(iid, context);
    await host.tries.enter(`check ${person.iid}`, now, mostChecks);
    const { kind, address } = found(await store.get('content_check', iid), 'check_not_found');
    if (kind === 'modelset' || address === null) await judgeOne(store, iid, now);
    else await checkNow({ store, checks: host.checks, now }, { kind, address });
    return oneCheck(iid, context);
  },
};

/** Returns what was found by a check of a record that the person may look at. */
async function oneCheck(iid: number, { store, person }: Context): Promise<CheckAnswer> {
  const check = found(await store.get('content_check', iid), 'check_not_found');
  checkRecordRight(person, check, { writes: false });
  const { fault, detail, checked_date } = check;
  return { id: iid, fault, detail, checked_date };
}
