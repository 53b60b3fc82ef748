import type { Store } from '@/backend/store/port';
import type { Filter } from '@/backend/store/query';
import type { Finding, Urgency } from '@/contract/contentHealth';
import type { FindingsOf, Page } from './findingsOf';

/** What refers to a model set that isn't ready, and to one with a live quiz ahead. */
const notReady = { by: 'content_check.modelset_iid', where: { fault: 'not_ready' } } as const;
const awaited = { by: 'live_modelset_tag.modelset_iid', where: { live_exam_status: ['PENDING', 'RUNNING'] } } as const;

type OfModelsets = Pick<Filter<'modelset'>, 'where' | 'referredBy'> & { without?: 'live_modelset_tag.modelset_iid' };

const ofModelsets = (urgency: Urgency, filter: OfModelsets): FindingsOf => ({
  urgency,
  right: 'modelset',
  inCourse: { has: { by: 'modelset.course_iid', ...filter } },
  count: (store) => store.count('modelset', filter),
  list: (store, page) => listModelsets(store, urgency, { ...filter, ...page }),
});

/**
 * The model sets that aren't ready: learners have those that are active, and will have those with a live quiz ahead. One that isn't active,
 * and whose live quizzes are over, needs nothing.
 */
export const modelsetKinds: readonly FindingsOf[] = [
  ofModelsets('now', { where: { is_active: 'y' }, referredBy: [notReady] }),
  ofModelsets('soon', { where: { is_active: 'n' }, referredBy: [notReady, awaited] }),
  ofModelsets('tidy', { where: { is_active: 'n' }, without: 'live_modelset_tag.modelset_iid', referredBy: [notReady] }),
];

async function listModelsets(store: Store, urgency: Urgency, query: Filter<'modelset'> & Page): Promise<Finding[]> {
  const modelsets = await store.list('modelset', {
    ...query,
    columns: ['iid', 'modelset_name', 'modelset_type'],
    join: { course_iid: 'course_iid', course_name: 'course_iid.course_name' },
  });
  const checks = await store.list('content_check', {
    where: { modelset_iid: modelsets.map(({ iid }) => iid) },
    columns: ['iid', 'record_iid', 'part', 'fault', 'detail', 'checked_date', 'unchecked_since'],
  });
  const checkOf = new Map(checks.map((check) => [check.record_iid, check]));
  return modelsets.flatMap(({ iid: record, modelset_name: name, ...modelset }) => {
    const { iid: check, record_iid: _, ...found } = checkOf.get(record) ?? {};
    if (check === undefined || !('part' in found)) return [];
    return [
      {
        id: `check-${check}`,
        urgency,
        kind: 'modelset',
        area: 'modelset',
        record,
        name,
        slug: null,
        address: null,
        check,
        ...found,
        ...modelset,
      },
    ];
  });
}
