import { Typography } from '@mui/material';
import { type ComponentType, useContext, useMemo, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { z } from 'zod/mini';
import { type ChosenFirst, usualBeginning } from '@/components/form/filterDefaults';
import { RecordForm } from '@/components/form/RecordForm';
import { pick } from '@/components/form/work/editing';
import type { FormValues } from '@/components/form/work/useSave';
import { EditForm } from '@/components/record/EditForm';
import { useShownRecord } from '@/components/record/names';
import type { FormField, RecordForms } from '@/components/record/recordForms';
import { ShowActions } from '@/components/record/ShowActions';
import { ShowRecord } from '@/components/record/ShowRecord';
import { useReread, useRouteRecord } from '@/components/record/useRouteRecord';
import { useTellSaved } from '@/components/record/useTellSaved';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import type { Verb } from '@/contract/adapter';
import type { Call, FieldOf } from '@/contract/call';
import type { Standing } from '@/contract/fields';
import { wholeNumberIn } from '@/domain/typed/wholeNumber';
import { useCall } from '@/providers/data/useCall';
import { RouteDialog } from './RouteDialog';
import { Told } from './Told';

export interface ChangePopup<F extends z.ZodMiniObject, C extends Call> {
  /** A key of the catalogue; or a function that returns one, where it depends on the record. */
  title: string | ((record: Standing) => string);
  form: F;
  /** The fields that start with the record's values; the others start empty. */
  starts?: readonly FormField<NoInfer<F>>[];
  /** The record's fields that inputs only depend on, and that aren't sent; they can depend on those of `along` too. */
  goesBy?: readonly ChosenFirst[];
  /** Initial values that are set whatever the record holds. */
  presets?: Partial<z.input<NoInfer<F>>>;
  /** The other fields' initial values, if not the usual ones: what was last chosen, as `remember` keeps it. */
  beginning?: (form: z.ZodMiniObject) => FormValues;
  remember?: (values: FormValues) => void;
  /** The call that changes the record; the fields in its `along` get the record's values. */
  change: Verb<C>;
  /** Other records that the route names: the call's field for the id of each, and the route's parameter. */
  beside?: Readonly<Partial<Record<FieldOf<NoInfer<C>>, string>>>;
  Inputs: ComponentType<{ record: RaRecord }>;
}

/** A popup that changes a part of the record that the route names, by a call of its own. */
export function changePopup<F extends z.ZodMiniObject, C extends Call>({
  starts = [],
  goesBy = [],
  ...popup
}: ChangePopup<F, C>) {
  const held = [...starts, ...goesBy, ...popup.change.along];
  return () => <Popup {...popup} held={held} />;
}

interface PopupProps extends Omit<ChangePopup<z.ZodMiniObject, Call>, 'starts' | 'goesBy'> {
  /** What of the record the form has. */
  held: readonly string[];
}

function Popup(props: PopupProps) {
  const record = useShownRecord();
  const { title } = props;
  return (
    <RouteDialog title={typeof title === 'string' ? title : title(record ?? {})} record="changed">
      <ChangeForm {...props} />
    </RouteDialog>
  );
}

function ChangeForm(props: PopupProps) {
  return (
    <QueryContent query={useRouteRecord()} lines={2} shape="fields">
      {(record) => <Change key={record.id} {...props} record={record} />}
    </QueryContent>
  );
}

function Change(props: PopupProps & { record: RaRecord }) {
  const { form, held, presets, change, beside = {}, Inputs, record, beginning = usualBeginning, remember } = props;
  const params = useParams();
  const others = Object.entries(beside).map(([field, param = '']) => [field, wholeNumberIn(params[param])] as const);
  const { done } = useContext(FormContainer);
  const { mutateAsync } = useCall(change.call);
  const reread = useReread(record);
  const tell = useTellSaved();
  const save = async (values: FormValues) => {
    const since = Date.now();
    await mutateAsync({ ...pick(record, change.along), ...Object.fromEntries(others), ...values, [change.id]: record.id });
    remember?.(values);
    tell([record], { since });
  };
  const [begun] = useState(() => beginning(form));
  const editing = useMemo(() => {
    const start = (standing: RaRecord) => ({ ...begun, ...pick(standing, held), ...presets });
    return { record, start, reread };
  }, [begun, record, held, presets, reread]);
  return (
    <RecordForm schema={form} editing={editing} save={save} onSaved={() => done()}>
      <Inputs record={record} />
    </RecordForm>
  );
}

interface EditPopup extends Pick<RecordForms, 'name' | 'editForm' | 'Inputs' | 'width'> {
  /** Which records can be changed; without it, all. For the others the text is `<name>.edit_none`. */
  fits?: (record: RaRecord) => boolean;
}

/** The popup that changes a record, for the route `edit/:id` below its list; also of a resource that has no other form. */
export const editPopup =
  ({ name, editForm, Inputs, width, fits }: EditPopup) =>
  () => (
    <RouteDialog title={`${name}.edit`} record="changed" {...(width && { width })}>
      <EditForm schema={editForm} fits={fits} unfit={<Unfit text={`${name}.edit_none`} />}>
        <Inputs />
      </EditForm>
    </RouteDialog>
  );

function Unfit({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Told>
      <Typography>{translate(text)}</Typography>
    </Told>
  );
}

/** The popup that shows a record, for the route `view/:id` below its list; also of a resource that can't be added to. */
export const viewPopup =
  ({ name, Details, Status, width, further }: Pick<RecordForms, 'name' | 'Details' | 'Status' | 'width' | 'further'>) =>
  () => (
    <RouteDialog title={`${name}.view`} record="shown" status={Status && <Status />} {...(width && { width })}>
      <ShowRecord>
        <Details />
      </ShowRecord>
      <ShowActions own={further} />
    </RouteDialog>
  );
