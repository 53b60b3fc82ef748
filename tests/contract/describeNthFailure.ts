import { expect, test } from 'vitest';
import { type Store, StoreUnavailable } from '@/backend/store/port';
import { calls } from '@/contract';
import { audit } from './audit';
import type { Open } from './caseSet';
import { type BodyCall, examples } from './examples';
import { expectUsesInStep } from './files';

/** Far more than any call does. */
const most = 400;

const resource = (store: Store) => store.insert('lesson_resource', { lesson_iid: 1, resources: 'resources/notes.pdf', ...audit });
const untagged = (store: Store) => store.removeMany('feature_tag', {});

/** What makes a call possible that the world would refuse. */
const ready: Readonly<Partial<Record<BodyCall, (store: Store) => Promise<unknown>>>> = {
  editResources: resource,
  deleteResources: resource,
  createFeatureTag: untagged,
  deleteFeature: untagged,
  deleteCoursePrice: (store) => store.removeMany('enrolment', {}),
  updateRole: (store) => store.insert('role', { role_name: 'Reader', rights: '{}', second_factor: false, ...audit }),
};

/** The calls that are refused here all the same: they need what only another call can make, such as a link that was mailed. */
const refused: readonly BodyCall[] = [
  ...(['refresh', 'resetPassword', 'completePasswordReset', 'completeOidc'] as const),
  ...(['confirmSecondFactor', 'renewOneTimeCodes', 'removeSecondFactor'] as const),
  ...(['activateCourse', 'tagModelsetBatch', 'restoreRecycled'] as const),
];

/** Tests that a call which writes leaves nothing half-written, whichever of its operations fails, and can then be made again. */
export function describeNthFailure(name: BodyCall, open: Open): void {
  // It erases in a transaction before the call's own, in which nothing is left to write.
  if (name === 'erasePerson') return;
  test('leaves nothing half-written, whichever of its operations fails, and then knows which files are named', async () => {
    const { api, staff } = await open();
    const { store, files } = api.host;
    await ready[name]?.(store);
    const before = await api.host.rows();
    const tx = store.tx.bind(store);
    const kept = new Set<string>();
    const { put, remove } = files;
    files.put = async (path, ...given) => {
      kept.add(path);
      await put(path, ...given);
    };
    files.remove = async (path) => {
      kept.delete(path);
      await remove(path);
    };
    for (let last = 1; last < most; last += 1) {
      let count = 0;
      const fail = () => {
        count += 1;
        if (count === last) throw new StoreUnavailable('lost', 'the test ends it', {});
      };
      store.tx = async (work) =>
        tx(async (inside) => {
          const result = await work(failing(inside, fail));
          fail();
          return result;
        });
      const { status } = await api.call(name, { ...examples[name] }, staff.access);
      if (count < last) {
        expect([status, status < 300]).toEqual([expect.toSatisfy((given: number) => given < 500), !refused.includes(name)]);
        await expectUsesInStep(store);
        return;
      }
      expect([last, status, await api.host.rows(), [...kept]]).toEqual([last, 503, before, []]);
    }
    expect.fail(`${calls[name].path} never ends`);
  });
}

/** Returns a store each of whose operations may fail before it is done. */
export const failing = (store: Store, fail: () => void): Store =>
  new Proxy(store, {
    get(target, name): unknown {
      const operation: unknown = Reflect.get(target, name);
      if (typeof operation !== 'function') return operation;
      return async (...given: unknown[]): Promise<unknown> => {
        fail();
        return Reflect.apply(operation, target, given);
      };
    },
  });
