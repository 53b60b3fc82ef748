import { memo, type ReactNode, useCallback, useContext, useMemo, useRef } from 'react';
import { type RaRecord, useResourceContext, useUpdate } from 'react-admin';
import { RemarksInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import { type EditSchema, Unread } from '@/components/form/work/editing';
import type { FormValues } from '@/components/form/work/useSave';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { versionOf } from '@/domain/versionOf';
import { usePress } from '@/providers/data/useWriter';
import { useReread, useRouteRecordAtOnce } from './useRouteRecord';
import { useTellSaved } from './useTellSaved';

interface EditFormProps {
  schema: EditSchema;
  /** Which records can be changed; by default all. */
  fits?: ((record: RaRecord) => boolean) | undefined;
  /** Rendered instead of the form for a record that can't be changed. */
  unfit?: ReactNode;
  children: ReactNode;
}

/** The form that changes the record that the route names; it asks for the reason if its schema does. */
export function EditForm({ schema, fits = () => true, unfit, children }: EditFormProps) {
  // A schema that depends on the record is known once that has loaded.
  const fields = useMemo(
    () => (typeof schema === 'function' ? undefined : Object.keys(schema.shape).filter(isOfRecord)),
    [schema],
  );
  const query = useRouteRecordAtOnce(fields);
  const { failed, refetch } = query;
  const unread = useMemo(() => failed && { error: failed, retry: refetch }, [failed, refetch]);
  return (
    <Unread value={unread}>
      <QueryContent query={query} lines={4} shape="fields">
        {(record) =>
          fits(record) ? (
            <Edit key={record.id} schema={schema} record={record}>
              {children}
            </Edit>
          ) : (
            unfit
          )
        }
      </QueryContent>
    </Unread>
  );
}

interface EditProps extends Pick<EditFormProps, 'schema' | 'children'> {
  record: RaRecord;
}

/** Rendered again for another record, but not for each change of the query's state. */
const Edit = memo(({ schema, record, children }: EditProps) => {
  const resource = useResourceContext();
  const [update] = useUpdate();
  const press = usePress();
  const { done } = useContext(FormContainer);
  const readAgain = useReread(record);
  // A save is based on the record as it was read last.
  const last = useRef(record);
  const reread = useCallback(async () => {
    last.current = await readAgain();
    return last.current;
  }, [readAgain]);
  const tell = useTellSaved();
  const save = async (data: FormValues) => {
    const since = Date.now();
    const changed = await update(
      resource,
      { id: record.id, data, previousData: record, meta: { version: versionOf(last.current), press } },
      pessimistic,
    );
    tell([changed], { since });
    return changed;
  };
  const editing = useMemo(() => ({ record, start, reread }), [record, reread]);
  return (
    <RecordForm schema={schema} editing={editing} save={save} onSaved={() => done()}>
      {children}
      <RemarksInput />
    </RecordForm>
  );
});

const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const;

// Remarks belong to one change each.
const isOfRecord = (field: string) => field !== 'modified_remarks';
const start = (record: RaRecord) => ({ ...record, modified_remarks: null });
