import { Box, Button } from '@mui/material';
import { useContext, useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { UploadBar } from '@/components/form/files/TransferCircle';
import { ImageInput } from '@/components/form/inputs/FileInput';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { RouteDialog } from '@/components/record/dialogs/RouteDialog';
import { useReread, useRouteRecord } from '@/components/record/useRouteRecord';
import { useTellSaved } from '@/components/record/useTellSaved';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { companyCalls, companyLogoForm } from '@/contract/company';
import { useUpload } from '@/providers/data/useUpload';
import { useLogo } from './useLogo';

/** Replaces a company's logo: the upload shows its progress, and can be stopped and retried. */
export const CompanyLogo = () => (
  <RouteDialog title="company.logo" record="changed">
    <QueryContent query={useRouteRecord()} lines={1} shape="fields">
      {(record) => <LogoForm key={record.id} record={record} />}
    </QueryContent>
  </RouteDialog>
);

function LogoForm({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const logo = useLogo(record);
  const { done } = useContext(FormContainer);
  const { send, progress, isSending, error, cancel } = useUpload(companyCalls.uploadCompanyLogo);
  const reread = useReread(record);
  const tell = useTellSaved();
  const save = async (values: FormValues) => {
    const since = Date.now();
    await send({ ...companyLogoForm.parse(values), company: Number(record.id) });
    tell([record], { since });
  };
  const editing = useMemo(() => ({ record, start: () => ({ company_logo: null }), reread }), [record, reread]);
  return (
    <RecordForm
      schema={companyLogoForm}
      editing={editing}
      save={save}
      onSaved={() => done()}
      saveLabel={error ? 'ui.retry' : 'company.upload'}
    >
      <ImageInput source="company_logo" shape="square" current={logo} />
      {isSending && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <UploadBar progress={progress} />
          <Button color="inherit" size="small" onClick={cancel} sx={{ justifySelf: 'end' }}>
            {translate('company.stop')}
          </Button>
        </Box>
      )}
    </RecordForm>
  );
}
