import { useMemo } from 'react';
import { HttpError, type RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Editing } from '@/components/form/work/editing';
import type { Reply } from '@/contract/call';
import { lessonCalls } from '@/contract/lesson';
import { say } from '@/contract/message';
import { toHttpError } from '@/providers/data/httpError';
import { useRead } from '@/providers/data/useRead';
import { useServices } from '@/providers/services';

/** A file of a lesson. */
export type Resource = Reply<typeof lessonCalls.viewLessonDetails>['data']['resources'][number];

/** Returns the file that the route names, of the lesson that it names. */
export function useRouteResource() {
  const { id = '', resourceId } = useParams();
  const { data: lesson, error, refetch } = useRead(lessonCalls.viewLessonDetails, { id });
  const data = lesson?.data.resources.find(({ resources_id }) => String(resources_id) === resourceId);
  const missing = lesson && !data ? new HttpError(notFound, 404) : null;
  return { data, error: error ?? missing, refetch };
}

const notFound = say('resource_not_found');

/** Returns the file in the form that its edit form needs. */
export function useEditing({ resources_id, resources }: Resource): Editing {
  const { id: lesson = '' } = useParams();
  const { client } = useServices();
  return useMemo(() => {
    const reread = async (): Promise<RaRecord> => {
      const { data } = await client.send(lessonCalls.viewLessonDetails, { id: lesson }).catch((error: unknown) => {
        throw toHttpError(error);
      });
      const standing = data.resources.find((resource) => resource.resources_id === resources_id);
      if (!standing) throw new HttpError(notFound, 404);
      return { ...standing, id: resources_id };
    };
    return { record: { id: resources_id, resources }, start: () => ({}), reread };
  }, [client, lesson, resources_id, resources]);
}
