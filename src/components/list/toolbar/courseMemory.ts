import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { z } from 'zod/mini';
import { usualName } from '@/components/form/filterDefaults';

/** A course, with its name as it was when it was searched for. */
const recentCourse = z.object({ id: z.int(), name: z.string() });
type RecentCourse = z.output<typeof recentCourse>;

const recent = z.catch(z.array(recentCourse), []);

/** Where they are stored. */
export const recentKey = 'recentCourses';

/** How many there are at most: as many as fit in one line. */
const most = 5;

export const recentIn = (stored: unknown): RecentCourse[] => recent.parse(stored);

/** Returns the courses that were searched for lately in this browser, in whichever list, until the person signs out; the last one first. */
export function useRecentCourses(): readonly RecentCourse[] {
  const [stored] = useStore<unknown>(recentKey);
  return useMemo(() => recentIn(stored), [stored]);
}

/** Returns them with this one first. */
export const withRecent = (all: readonly RecentCourse[], course: RecentCourse): RecentCourse[] =>
  [course, ...all.filter(({ id }) => id !== course.id)].slice(0, most);

/** Returns the search's field for a course, where it has one. */
export const courseFieldOf = ({ shape }: z.ZodMiniObject): string | undefined =>
  Object.keys(shape).find((field) => usualName(field) === 'courses');

/** Tells whether chips are shown for them: there is another to choose than the one searched for. */
export const areOffered = (all: readonly RecentCourse[], searched: unknown): boolean => all.some(({ id }) => id !== searched);
