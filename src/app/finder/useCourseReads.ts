import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useCourseNodes } from '@/components/courseTree/useCourseNodes';
import { yearsOf } from '@/domain/years';
import { useServices } from '@/providers/services';
import { isByCourse, lookInCourses, shortOf } from './lookInCourses';
import type { Listed, Shortfall } from './lookThrough';

interface Progress {
  done: number;
  isUnderWay: boolean;
  failed: ReadonlySet<Listed>;
}

const notBegun: Progress = { done: 0, isUnderWay: false, failed: new Set() };

/**
 * Searches, when asked to, the lists that answer for one course or year alone, course by course; calls `onRead` as records load. No more
 * reads begin once that is stopped or the finder closes.
 */
export function useCourseReads(shortfalls: readonly Shortfall[], onRead: () => void) {
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
  const look = async () => {
    const begun = new AbortController();
    stop.current = begun;
    const tell = (progress: Partial<Progress>) =>
      !begun.signal.aborted && startTransition(() => setProgress((last) => ({ ...last, ...progress })));
    setProgress({ ...notBegun, isUnderWay: true });
    const onCourse = (through: number) => {
      tell({ done: through });
      onRead();
    };
    tell({
      failed: await lookInCourses({ sources: { client, queries }, lists, courses, years, signal: begun.signal, onCourse }),
      isUnderWay: false,
    });
  };
  return {
    courseReads: {
      isOffered: lists.length > 0 && total > 0 && !isThrough && !isUnderWay,
      isUnderWay,
      done,
      total,
      look,
      stop: () => {
        stop.current?.abort();
        setProgress((last) => ({ ...last, isUnderWay: false }));
      },
    },
    retryCourses: () => void (failed.size > 0 && look()),
    shortfalls: shortfalls.flatMap((each): readonly Shortfall[] => {
      if (failed.has(each.resource)) return [{ resource: each.resource, kind: 'failed' }];
      return isThrough ? shortOf(each, { courses, years }) : [each];
    }),
  };
}

const none: readonly never[] = [];
