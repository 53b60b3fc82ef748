import { Typography } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { UploadCircle } from '@/components/form/files/TransferCircle';
import { FileInput } from '@/components/form/inputs/FileInput';
import { RecordForm } from '@/components/form/RecordForm';
import { RouteDialog } from '@/components/record/dialogs/RouteDialog';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { useNameToast } from '@/components/ui/feedback/toasts';
import { Words } from '@/components/ui/text/Words';
import { lessonResourceCalls, resourceEditForm } from '@/contract/lessonResource';
import { fileNameOf } from '@/domain/mediaPath';
import { useUpload } from '@/providers/data/useUpload';
import { type Resource, useEditing, useRouteResource } from './useRouteResource';

/** Replaces a file of a lesson. */
export const ResourceEdit = () => {
  const query = useRouteResource();
  return (
    <RouteDialog title="lesson_resource.edit" record="changed" name={query.data ? fileNameOf(query.data.resources) : ''}>
      <QueryContent query={query} lines={1} shape="fields">
        {(resource) => <ReplaceForm resource={resource} />}
      </QueryContent>
    </RouteDialog>
  );
};

function ReplaceForm({ resource }: { resource: Resource }) {
  const { resources_id, resources } = resource;
  const translate = useTranslate();
  const { done } = useContext(FormContainer);
  const nameToast = useNameToast();
  const { send, progress, isSending } = useUpload(lessonResourceCalls.editResources);
  return (
    <RecordForm
      schema={resourceEditForm}
      editing={useEditing(resource)}
      save={async (values) => {
        const { data } = await send({ ...resourceEditForm.parse(values), resources_id });
        nameToast({ name: fileNameOf(data?.resources ?? resources) });
      }}
      onSaved={() => done()}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Words text={translate('lesson_resource.replaces', { name: fileNameOf(resources) })} />
      </Typography>
      <FileInput source="resources" action="ui.file_choose" />
      {isSending && <UploadCircle progress={progress} />}
    </RecordForm>
  );
}
