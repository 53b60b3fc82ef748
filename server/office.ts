import { setTimeout } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { tables } from '@/backend/store/tables';
import { mediaPath } from '@/domain/mediaPath';
import type { Database } from './store/database';

/** Whose office it is, as `/config.json` tells everybody. */
interface Office {
  officeName?: string;
  officeLogo?: string;
  demoRecords?: boolean;
}

const { company, user } = tables;

/** The account that the demo's records alone have. */
const demoAccount = 'learner@coursedesk.test';

/** Whether a database has the demo's records. */
export const hasDemo = async (database: Database): Promise<boolean> =>
  (await database.select({ iid: user.iid }).from(user).where(eq(user.email, demoAccount)).limit(1)).length > 0;

/** Reads the name of the first company, and the path of its logo: the institute, whose branches the others are. */
export async function readInstitute(database: Database): Promise<{ name: string; logo: string }> {
  const [first] = await database
    .select({ name: company.company_name, logo: company.company_logo })
    .from(company)
    .orderBy(asc(company.iid))
    .limit(1);
  return { name: first?.name ?? '', logo: first?.logo ?? '' };
}

/** How long a page waits for its office's name, in milliseconds, before it gets the one that was read last. */
const patience = 1000;

/** Returns what reads whose office it is, whose files are below `folder` of the site; while the database doesn't answer, that is as it was read last. */
export function officeOf(database: Database, folder: string): () => Promise<Office> {
  let known: Office = {};
  const read = async () => {
    const { name, logo } = await readInstitute(database);
    known = { officeName: name, officeLogo: logo === '' ? '' : folder + mediaPath(logo), demoRecords: await hasDemo(database) };
  };
  return async () => {
    await Promise.race([read().catch(() => undefined), setTimeout(patience, undefined, { ref: false })]);
    return known;
  };
}
