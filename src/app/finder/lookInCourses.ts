import { fieldsBelow, usualName } from '@/components/form/filterNames';
import { inFlight } from '@/domain/inFlight';
import type { Sources } from '@/providers/data/listRows';
import { bringToHand } from '@/providers/data/recordsAtHand';
import { listReads } from './listReads';
import { atOnce, type Listed, type Shortfall, staleTime } from './lookThrough';

/** Returns what of a list stays unsearched once it is searched for these courses: as much, less, or nothing. */
export function shortOf(shortfall: Shortfall, courses: readonly number[]): readonly Shortfall[] {
  if (!isByCourse(shortfall)) return [shortfall];
  const { resource } = shortfall;
  const { chosen = {} } = readsOf(resource, courses) ?? {};
  return Object.keys(chosen).length > 0 ? [{ resource, kind: 'partly', chosen }] : [];
}

/**
 * Whether a list can be searched course by course: the only unknown field that it needs is a course, not something below one, such as a
 * model set.
 */
export function isByCourse(shortfall: Shortfall): boolean {
  const { kind, resource } = shortfall;
  if (kind === 'failed') return false;
  const asked = (kind === 'unasked' ? shortfall.missing : Object.keys(shortfall.chosen)).map(usualName);
  const isBelow = asked.some((field) => fieldsBelow('courses').includes(field));
  return asked.includes('courses') && !isBelow && readsOf(resource, [])?.missing.length === 0;
}

function readsOf({ loadedAdapter }: Listed, courses: readonly number[]) {
  const adapter = loadedAdapter();
  return adapter && listReads(adapter, '', courses);
}

interface Look {
  sources: Sources;
  lists: readonly Listed[];
  courses: readonly number[];
  /** No more reads begin once it is aborted. */
  signal: AbortSignal;
  /** Called after each course with the number of courses searched. */
  onCourse: (done: number) => void;
}

/** Reads lists into the cache, one course after the other. Returns the lists that failed for a course; they are not read for the others. */
export async function lookInCourses({ sources, lists, courses, signal, onCourse }: Look): Promise<ReadonlySet<Listed>> {
  const failed = new Set<Listed>();
  const jobs = courses.flatMap((course) =>
    lists.flatMap((list) => {
      const adapter = list.loadedAdapter();
      return adapter ? listReads(adapter, '', [course]).reads.map((read) => ({ course, list, adapter, ...read })) : [];
    }),
  );
  const waiting = new Map<number, number>();
  for (const { course } of jobs) waiting.set(course, (waiting.get(course) ?? 0) + 1);
  await inFlight(jobs, { atOnce, signal }, async ({ course, list, adapter, call, input }) => {
    if (!failed.has(list)) await bringToHand(sources, adapter, call, input, { staleTime }).catch(() => failed.add(list));
    const left = (waiting.get(course) ?? 1) - 1;
    if (left > 0) waiting.set(course, left);
    else waiting.delete(course);
    if (left === 0) onCourse(courses.length - waiting.size);
  });
  return failed;
}
