import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { yearsOf } from '@/domain/calendar/years';
import { searchable } from '@/domain/searchable';
import { useRights } from '@/providers/auth/rights';
import { useServices } from '@/providers/services';
import { recentPlaces } from '../layout/useRecentPlaces';
import { isByCourse, lookInCourses, shortOf } from './lookInCourses';
import { type Listed, lookThrough, type Shortfall } from './lookThrough';
import { readRecent } from './readRecent';

/** The pause in typing before a search, in milliseconds, and its fewest characters. */
const [pause, fewest] = [250, 2];

const nothing: readonly Shortfall[] = [];

/** How long what courses add is gathered before it is shown, in milliseconds: each time all entries are made again. */
const untold = 1000;

/**
 * Searches the lists of all areas for what is typed; their rows go to the cache, where `areaRecords` finds them. `cached` is a new object
 * after each list. No more reads begin once the query changes or the finder closes; in data-saver mode none begin before the person asks
 * for them.
 */
export function useListReads(query: string) {
  const typed = query.trim();
  const { client } = useServices();
  const queries = useQueryClient();
  const rights = useRights();
  const [isSaving, setSaving] = useState(() => navigator.connection?.saveData === true);
  const failed = useRef(new Set<Listed>());
  const [attempt, setAttempt] = useState(0);
  const [cached, setCached] = useState({ queries });
  const [looked, setLooked] = useState({ typed: '', attempt: 0, shortfalls: nothing });
  const isSought = searchable(typed).length >= fewest;
  const { courseReads, shortfalls, retryCourses } = useCourseReads(isSought && !isSaving ? looked.shortfalls : nothing, () =>
    startTransition(() => setCached({ queries })),
  );

  useEffect(() => {
    if (!isSought || isSaving) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const look = async () => {
      // Typing has priority: the rows are rendered when there is time.
      const onRead = () => startTransition(() => setCached({ queries }));
      const missed = await lookThrough({ sources: { client, queries }, rights, typed, signal, failed: failed.current, onRead });
      if (!signal.aborted) startTransition(() => setLooked({ typed, attempt, shortfalls: missed }));
    };
    const timer = setTimeout(() => void look(), pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, isSought, isSaving, attempt, client, queries, rights]);

  const [recent] = useStore(recentPlaces.key, recentPlaces.none);
  useEffect(() => {
    if (isSaving) return undefined;
    const stop = new AbortController();
    const onRead = () => startTransition(() => setCached({ queries }));
    void readRecent({ sources: { client, queries }, rights, places: recent, signal: stop.signal, onRead });
    return () => stop.abort();
  }, [isSaving, client, queries, rights, recent]);

  return {
    cached,
    isLooking: isSought && !isSaving && (looked.typed !== typed || looked.attempt !== attempt),
    isSaving: isSought && isSaving,
    lookAnyway: () => setSaving(false),
    shortfalls,
    courseReads,
    retry: () => {
      failed.current.clear();
      setAttempt(attempt + 1);
      retryCourses();
    },
  };
}

interface Progress {
  done: number;
  isUnderWay: boolean;
  failed: ReadonlySet<Listed>;
}

const notBegun: Progress = { done: 0, isUnderWay: false, failed: new Set() };

/**
 * Searches the lists that answer for one course or year alone, course by course, once the others are through; calls `onRead` as records load.
 * No more reads begin once that is stopped, until the person asks for them, or the finder closes.
 */
function useCourseReads(shortfalls: readonly Shortfall[], onRead: () => void) {
  const { client } = useServices();
  const queries = useQueryClient();
  const { data: categories = none } = useCourseNodes();
  const courses = useMemo(() => categories.flatMap(({ children }) => children.map(({ iid }) => iid)), [categories]);
  const [{ done, isUnderWay, failed }, setProgress] = useState(notBegun);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const years = useMemo(() => yearsOf(new Date()), []);
  const total = courses.length;
  const isThrough = total > 0 && done === total;
  const lists = shortfalls.filter(isByCourse).map(({ resource }) => resource);
  const [isHeld, setHeld] = useState(false);
  const isOffered = lists.length > 0 && total > 0 && !isThrough && !isUnderWay;
  const look = async () => {
    const begun = new AbortController();
    stop.current = begun;
    const tell = (progress: Partial<Progress>) =>
      !begun.signal.aborted && startTransition(() => setProgress((last) => ({ ...last, ...progress })));
    setProgress({ ...notBegun, isUnderWay: true });
    let told = 0;
    const onCourse = (through: number) => {
      if (through < total && Date.now() - told < untold) return;
      told = Date.now();
      tell({ done: through });
      onRead();
    };
    tell({
      failed: await lookInCourses({ sources: { client, queries }, lists, courses, years, signal: begun.signal, onCourse }),
      isUnderWay: false,
    });
  };
  useBegin(isOffered && !isHeld, () => void look());
  return {
    courseReads: {
      isOffered,
      isUnderWay,
      done,
      total,
      look: async () => {
        setHeld(false);
        await look();
      },
      stop: () => {
        stop.current?.abort();
        setHeld(true);
        setProgress((last) => ({ ...last, isUnderWay: false }));
      },
    },
    retryCourses: () => void (failed.size > 0 && look()),
    shortfalls: shortfalls.flatMap((each): readonly Shortfall[] => {
      if (failed.has(each.resource)) return [{ resource: each.resource, kind: 'failed' }];
      // What is being looked through isn't missing yet.
      if (isUnderWay && isByCourse(each)) return [];
      return isThrough ? shortOf(each, { courses, years }) : [each];
    }),
  };
}

/** Begins something once it is due, and what was found so far is rendered. */
function useBegin(isDue: boolean, begin: () => void): void {
  const onDue = useEffectEvent(begin);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => onDue(), 0);
    return () => clearTimeout(timer);
  }, [isDue]);
}

const none: readonly never[] = [];
