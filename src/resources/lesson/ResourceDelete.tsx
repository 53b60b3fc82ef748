import { FormBody } from '@/components/form/FormBody';
import { ConfirmRoute, LoadingQuestion } from '@/components/record/dialogs/ConfirmRoute';
import { RouteDialog } from '@/components/record/dialogs/RouteDialog';
import { DeletionNotice } from '@/components/record/history/DeletionNotice';
import { useRestore } from '@/components/record/history/useRestore';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
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
  return (
    <RouteDialog title="lesson_resource.delete.title">
      <FormBody>
        <LoadFailed error={error} retry={refetch} />
      </FormBody>
    </RouteDialog>
  );
}
