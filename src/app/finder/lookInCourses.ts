import { byUsualName, fieldsBelow, usualName } from '@/components/form/filterDefaults';
import { inFlight } from '@/domain/inFlight';
import { cachedRecords, cacheRecords } from '@/providers/data/cachedRecords';
import type { Sources } from '@/providers/data/listRows';
import { listed } from './areaEntries';
import { type Known, listReads } from './listReads';
import { atOnce, type Listed, type Shortfall, staleTime } from './lookThrough';

/** Returns what of a list stays unsearched once it is searched for these courses and years: as much, less, or nothing. */
export function shortOf(shortfall: Shortfall, known: Known): readonly Shortfall[] {
  if (!isByCourse(shortfall)) return [shortfall];
  const { resource } = shortfall;
  const { chosen = {} } = readsOf(resource, resource.loadedAdapter()?.foundAcross ? { above: [] } : known) ?? {};
  return Object.keys(chosen).length > 0 ? [{ resource, kind: 'partly', chosen }] : [];
}

/**
 * Whether a list can be searched for all courses: the only unknown fields that it needs are a course or a year, not something below them;
 * or its adapter says by which records it is searched.
 */
export function isByCourse(shortfall: Shortfall): boolean {
  const { kind, resource } = shortfall;
  if (kind === 'failed') return false;
  if (resource.loadedAdapter()?.foundAcross) return true;
  const asked = (kind === 'unasked' ? shortfall.missing : Object.keys(shortfall.chosen)).map(usualName);
  const isBelow = asked.some((field) => fieldsBelow('courses').includes(field));
  const isKnown = asked.includes('courses') || asked.includes('year');
  return isKnown && !isBelow && readsOf(resource, { courses: [], years: [] })?.missing.length === 0;
}

function readsOf({ loadedAdapter }: Listed, known: Known) {
  const adapter = loadedAdapter();
  return adapter && listReads(adapter, '', known);
}

/** Whether a list asks for a year alone: it is read for all of them, without a course. */
function isOfYears(resource: Listed): boolean {
  const { missing, chosen } = readsOf(resource, { years: [] }) ?? {};
  return missing?.length === 0 && Object.keys(chosen ?? {}).length === 0;
}

interface Look {
  sources: Sources;
  lists: readonly Listed[];
  courses: readonly number[];
  years: readonly number[];
  /** No more reads begin once it is aborted. */
  signal: AbortSignal;
  /** Called after each course with the number of courses searched. */
  onCourse: (done: number) => void;
}

/**
 * Reads lists into the cache: those of all years, then the others, one course after the other. Returns the lists that failed; they are not
 * read for the other courses.
 */
export async function lookInCourses({ sources, lists, courses, years, signal, onCourse }: Look): Promise<ReadonlySet<Listed>> {
  const failed = new Set<Listed>();
  const jobsOf = (list: Listed, known: Known) => {
    const adapter = list.loadedAdapter();
    return adapter ? listReads(adapter, '', known).reads.map((read) => ({ list, adapter, ...read })) : [];
  };
  const read = async ({ list, adapter, call, input }: ReturnType<typeof jobsOf>[number]) => {
    if (!failed.has(list)) await cacheRecords(sources, adapter, call, input, { staleTime }).catch(() => failed.add(list));
  };
  const ofYears = lists.filter(isOfYears);
  const others = lists.filter((list) => !ofYears.includes(list));
  await inFlight(
    ofYears.flatMap((list) => jobsOf(list, { years })),
    { atOnce, signal },
    read,
  );
  const knownOf = across(sources, failed);
  const jobs = courses.flatMap((course) =>
    others.flatMap((list) =>
      jobsOf(list, knownOf(list, course) ?? { courses: [course], years }).map((job) => ({ course, ...job })),
    ),
  );
  const waiting = new Map(courses.map((course) => [course, 0]));
  for (const { course } of jobs) waiting.set(course, (waiting.get(course) ?? 0) + 1);
  for (const [course, reads] of waiting) if (reads === 0) waiting.delete(course);
  if (waiting.size === 0) onCourse(courses.length);
  await inFlight(jobs, { atOnce, signal }, async ({ course, ...job }) => {
    await read(job);
    const left = (waiting.get(course) ?? 1) - 1;
    if (left > 0) waiting.set(course, left);
    else waiting.delete(course);
    if (left === 0) onCourse(courses.length - waiting.size);
  });
  return failed;
}

/**
 * What is known, by the records that others stand below, of the lists that are looked in across those; where they didn't come, these don't
 * either.
 */
function across({ queries }: Sources, failed: Set<Listed>) {
  const recordsOf = new Map<string, ReturnType<typeof cachedRecords>>();
  return (list: Listed, course: number): Known | undefined => {
    const over = list.loadedAdapter()?.foundAcross;
    if (!over) return undefined;
    const resource = listed.find(({ name }) => name === over.resource);
    const adapter = resource?.loadedAdapter();
    if (!resource || !adapter || failed.has(resource)) failed.add(list);
    const records = recordsOf.get(over.resource) ?? (adapter ? cachedRecords(queries, adapter) : []);
    recordsOf.set(over.resource, records);
    const ofCourse = records.filter(({ record }) => record.courses === course);
    return { above: ofCourse.map(({ record }) => ({ ...byUsualName(record), [over.as]: record.id })) };
  };
}
