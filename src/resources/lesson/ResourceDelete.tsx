import { ConfirmRoute, LoadingQuestion } from '@/components/record/dialogs/ConfirmRoute';
import { QuestionNotLoaded } from '@/components/record/dialogs/QuestionNotLoaded';
import { DeletionNotice } from '@/components/record/history/DeletionNotice';
import { useRestore } from '@/components/record/history/useRestore';
import { type ToastAction, useNameToast } from '@/components/ui/feedback/toasts';
import { lessonResourceCalls } from '@/contract/lessonResource';
import { fileNameOf } from '@/domain/mediaPath';
import { useRouteResource } from './useRouteResource';

/** Asks whether to delete a file of a lesson. */
export function ResourceDelete() {
  const { data: resource, error, refetch } = useRouteResource();
  const nameToast = useNameToast();
  const bin = useRestore('lesson_resource');
  if (resource) {
    const { resources_id, resources } = resource;
    const name = fileNameOf(resources);
    const action: ToastAction = { label: 'ui.undo', run: () => bin?.restoreAndTell({ id: resources_id }, name) };
    return (
      <ConfirmRoute
        texts="lesson_resource.delete"
        names={[name]}
        danger
        notice={<DeletionNotice isKept={bin !== undefined} />}
        call={lessonResourceCalls.deleteResources}
        input={{ resources_id }}
        onDone={() => nameToast({ name, action: bin && action })}
      />
    );
  }
  if (!error) return <LoadingQuestion />;
  return <QuestionNotLoaded texts="lesson_resource.delete" error={error} retry={refetch} />;
}
