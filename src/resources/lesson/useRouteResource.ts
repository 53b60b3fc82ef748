import { useParams } from 'react-router-dom';
import type { Reply } from '@/contract/call';
import { lessonCalls } from '@/contract/lesson';
import { say } from '@/contract/message';
import { useRead } from '@/providers/data/useRead';

/** A file of a lesson. */
export type Resource = Reply<typeof lessonCalls.viewLessonDetails>['data']['resources'][number];

/** The file that the route names, of the lesson that it names. */
export function useRouteResource() {
  const { id = '', resourceId } = useParams();
  const { data: lesson, error, refetch } = useRead(lessonCalls.viewLessonDetails, { id });
  const data = lesson?.data.resources.find(({ resources_id }) => String(resources_id) === resourceId);
  const missing = lesson && !data ? new Error(say('resource_not_found')) : null;
  return { data, error: error ?? missing, refetch };
}
