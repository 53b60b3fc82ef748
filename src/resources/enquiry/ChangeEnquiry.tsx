import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { z } from 'zod/mini';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { useNameOf } from '@/components/record/names';
import { useReread, useRouteRecord } from '@/components/record/useRouteRecord';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { useNameToast } from '@/components/ui/feedback/toasts';
import { enquiryCalls, enquiryStatusForm } from '@/contract/enquiry';
import { useServices } from '@/providers/services';
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
  const save = useSaveBoth(record);
  const editing = useMemo(() => {
    const start = ({ enquiry_status }: RaRecord) => ({ enquiry_status, enquired_notes: null });
    return { record, start, reread };
  }, [record, reread]);
  return (
    <RecordForm schema={form} editing={editing} save={save} onSaved={() => done()}>
      {children}
    </RecordForm>
  );
}

/**
 * Returns the function that sends what the form has: a note, then the status if it was changed. Where the status is refused, the form says
 * so; saving again goes on with it, and adds no note twice.
 */
function useSaveBoth(record: RaRecord): (values: FormValues) => Promise<void> {
  const { client } = useServices();
  const queries = useQueryClient();
  const nameOf = useNameOf();
  const nameToast = useNameToast();
  const [noted] = useState(() => new Set<string>());
  return async (values) => {
    const { enquiry_status, enquired_notes } = enquiryStatusForm.parse(values);
    const enquiry = Number(record.id);
    const sendsStatus = enquiry_status !== record.enquiry_status || !enquired_notes;
    try {
      if (enquired_notes && !noted.has(enquired_notes)) {
        await client.send(enquiryCalls.createEnquiryNotes, { enquiry, enquired_notes });
        noted.add(enquired_notes);
      }
      if (sendsStatus) await client.send(enquiryCalls.updateEnquiryStatus, { enquiry_id: enquiry, enquiry_status });
    } finally {
      void queries.invalidateQueries();
    }
    // From an enquiry that is converted now one goes on to the packages of its course.
    const action = { label: 'enquiry.packages', to: packagesOf(record) };
    nameToast({ name: nameOf(record), ...(sendsStatus && isConverted({ enquiry_status }) && { action }) });
  };
}
