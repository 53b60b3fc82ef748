import type { Store } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';
import { type FirstStep, firstSteps } from '@/contract/dashboard';
import { type GivenRights, mayRead, type RightArea } from '@/contract/rights';

interface StepKind {
  /** The area whose rights open it. */
  right: RightArea;
  isDone: (store: Store) => Promise<boolean>;
  /** Whether it is for a server alone: in a browser there are no mails and no backups. */
  isOfServer?: true;
}

/** A step that is done once there are records of a table. */
const byTable = (right: RightArea, table: TableName): StepKind => ({
  right,
  isDone: async (store) => (await store.list(table, { limit: 1 })).length > 0,
});

const kinds: Readonly<Record<FirstStep, StepKind>> = {
  company: {
    right: 'organisation',
    isDone: async (store) => (await store.count('company', { where: { company_logo: { not: null } } })) > 0,
  },
  category: byTable('catalogue', 'course_category'),
  course: byTable('catalogue', 'sub_topic'),
  price: byTable('prices', 'course_price'),
  batch: byTable('classes', 'batch'),
  questions: byTable('quiz', 'quiz'),
  modelset: byTable('modelset', 'modelset'),
  mail: {
    right: 'staff',
    isOfServer: true,
    isDone: async (store) => (await store.count('server_event', { where: { kind: 'mail_sent' } })) > 0,
  },
  backup: { ...byTable('staff', 'backup'), isOfServer: true },
  colleague: { right: 'staff', isDone: async (store) => (await store.count('user', { where: { is_staff: true } })) > 1 },
};

/** Tells which of the first steps are done, by what is there; those that the person has no right to are left out. */
export async function firstStepsDone(
  store: Store,
  rights: GivenRights,
  isServer: boolean,
): Promise<Partial<Record<FirstStep, boolean>>> {
  const done: Partial<Record<FirstStep, boolean>> = {};
  for (const step of firstSteps) {
    const { right, isOfServer, isDone } = kinds[step];
    if (mayRead(rights, right) && (isServer || !isOfServer)) done[step] = await isDone(store);
  }
  return done;
}
