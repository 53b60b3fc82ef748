import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod/mini';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { useNameOf } from '@/components/record/names';
import { useReread, useRouteRecord } from '@/components/record/useRouteRecord';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { useNameToast } from '@/components/ui/feedback/toasts';
import { enquiryCalls, enquiryStatusForm } from '@/contract/enquiry';
import { useWriter } from '@/providers/data/useWriter';
import { packagesOf } from './enquiryLinks';
import { isConverted } from './enquiryTexts';

interface ChangeEnquiryProps {
  form: z.ZodMiniObject;
  /** The inputs of its status and of a note. */
  children: ReactNode;
}

/** The form that sets the status of the enquiry that the route names, adds a note, or both in one go. */
export const ChangeEnquiry = (props: ChangeEnquiryProps) => (
  <QueryContent query={useRouteRecord()} lines={2} shape="fields">
    {(record) => <Change key={record.id} {...props} record={record} />}
  </QueryContent>
);

function Change({ form, record, children }: ChangeEnquiryProps & { record: RaRecord }) {
  const { done } = useContext(FormContainer);
  const reread = useReread(record);
  const [added, setAdded] = useState<string>();
  const save = useSaveBoth(record, setAdded);
  const editing = useMemo(() => {
    const start = ({ enquiry_status }: RaRecord) => ({ enquiry_status, enquired_notes: null });
    return { record, start, reread };
  }, [record, reread]);
  return (
    // Once its note is added, a status alone is left to save.
    <RecordForm schema={added === undefined ? form : enquiryStatusForm} editing={editing} save={save} onSaved={() => done()}>
      {added !== undefined && <AddedNote text={added} />}
      {children}
    </RecordForm>
  );
}

/** Says that the note stands though the status was refused, and takes it out of the form, so that it isn't added twice. */
function AddedNote({ text }: { text: string }) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (String(getValues('enquired_notes') ?? '').trim() === text) setValue('enquired_notes', null, { shouldDirty: true });
  }, [text, getValues, setValue]);
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('enquiry.note_added')}
    </Alert>
  );
}

/** Returns the function that sends what the form has: a note, then the status if it was changed; `onNoted` hears of a note that is added. */
function useSaveBoth(record: RaRecord, onNoted: (note: string) => void): (values: FormValues) => Promise<void> {
  const client = useWriter();
  const queries = useQueryClient();
  const nameOf = useNameOf();
  const nameToast = useNameToast();
  return async (values) => {
    const { enquiry_status, enquired_notes } = enquiryStatusForm.parse(values);
    const enquiry = Number(record.id);
    const sendsStatus = enquiry_status !== record.enquiry_status || !enquired_notes;
    try {
      if (enquired_notes) await client.send(enquiryCalls.createEnquiryNotes, { enquiry, enquired_notes });
      if (sendsStatus) {
        await client.send(enquiryCalls.updateEnquiryStatus, { enquiry_id: enquiry, enquiry_status }).catch((error: unknown) => {
          if (enquired_notes) onNoted(enquired_notes);
          throw error;
        });
      }
    } finally {
      void queries.invalidateQueries();
    }
    // From an enquiry that is converted now one goes on to the packages of its course.
    const action = { label: 'enquiry.packages', to: packagesOf(record) };
    nameToast({ name: nameOf(record), ...(sendsStatus && isConverted({ enquiry_status }) && { action }) });
  };
}
