import { type ComponentType, useContext, useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { z } from 'zod/mini';
import { FormContainer } from '@/components/feedback/formContainer';
import { QueryContent } from '@/components/feedback/QueryContent';
import { pick } from '@/components/form/editing';
import { usualBeginning } from '@/components/form/filterDefaults';
import type { ChosenFirst } from '@/components/form/filterNames';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/useSave';
import type { FormField } from '@/components/record/recordForms';
import { useReread } from '@/components/record/useReread';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import { useShownRecord } from '@/components/record/useShownName';
import { useTellSaved } from '@/components/record/useTellSaved';
import type { Call, FieldOf } from '@/contract/call';
import type { Standing } from '@/contract/fields';
import type { Verb } from '@/providers/data/adapter';
import { useCall } from '@/providers/data/useCall';
import { RouteDialog } from './RouteDialog';

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
  const others = Object.entries(beside).map(([field, param = '']) => [field, Number(params[param])] as const);
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
