import { useState } from 'react';
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
  const { data, error, refetch } = useRead(lessonCalls.viewLessonDetails, { id });
  const found = data?.data.resources.find(({ resources_id }) => String(resources_id) === resourceId);

  // A file that was just deleted goes before its popup does.
  const [first, setFirst] = useState(found);
  if (found && !first) setFirst(found);

  const missing = data && !first ? new Error(say('not_found', { what: 'Resource' })) : null;
  return { data: first, error: error ?? missing, refetch };
}
