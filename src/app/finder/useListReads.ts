import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { searchable } from '@/domain/searchable';
import { useServices } from '@/providers/services';
import { type Listed, lookThrough, type Shortfall } from './lookThrough';
import { useCourseReads } from './useCourseReads';

/** The pause in typing before a search, in milliseconds, and its fewest characters. */
const [pause, fewest] = [250, 2];

const nothing: readonly Shortfall[] = [];

/**
 * Searches the lists of all areas for what is typed; their rows go to the cache, where `areaRecords` finds them. `atHand` is a new object
 * after each list. No more reads begin once the query changes or the finder closes; in data-saver mode none begin before the person asks
 * for them.
 */
export function useListReads(query: string) {
  const typed = query.trim();
  const { client } = useServices();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(() => navigator.connection?.saveData === true);
  const failed = useRef(new Set<Listed>());
  const [attempt, setAttempt] = useState(0);
  const [atHand, setAtHand] = useState({ queries });
  const [looked, setLooked] = useState({ typed: '', attempt: 0, shortfalls: nothing });
  const isSought = searchable(typed).length >= fewest;
  const { courseReads, shortfalls, retryCourses } = useCourseReads(isSought && !isSaving ? looked.shortfalls : nothing, () =>
    startTransition(() => setAtHand({ queries })),
  );

  useEffect(() => {
    if (!isSought || isSaving) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const look = async () => {
      // Typing has priority: the rows are rendered when there is time.
      const onRead = () => startTransition(() => setAtHand({ queries }));
      const missed = await lookThrough({ sources: { client, queries }, typed, signal, failed: failed.current, onRead });
      if (!signal.aborted) startTransition(() => setLooked({ typed, attempt, shortfalls: missed }));
    };
    const timer = setTimeout(() => void look(), pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, isSought, isSaving, attempt, client, queries]);

  return {
    atHand,
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
