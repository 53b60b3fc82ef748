import type { Host } from '@/backend/host';
import type { TableName } from '@/backend/store/tables';

/** The answers that are the same for all who get them, and are made of these tables alone. */
const madeOf: Readonly<Partial<Record<string, readonly TableName[]>>> = {
  getCourseTree: ['course_category', 'course', 'subcourse', 'main_topic', 'lesson', 'sub_topic'],
};

/** The tables of which a host that keeps versions knows when they were written. */
export const versionedTables: ReadonlySet<TableName> = new Set(Object.values(madeOf).flatMap((tables) => tables ?? []));

/** How long an answer counts as unchanged at most, in milliseconds: an older program beside this one, or somebody's SQL, raises no version. */
const longest = 10 * 60_000;

/** Returns what names the present answer to a call; undefined where it isn't known when that changes. It is read before the answer is made. */
export async function etagOf(host: Host, call: string): Promise<string | undefined> {
  const tables = madeOf[call];
  const version = tables && (await host.versionOf?.(tables));
  return version === undefined ? undefined : `"${version}-${Math.floor(host.now().getTime() / longest)}"`;
}
