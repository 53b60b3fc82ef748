import { Box } from '@mui/material';
import { type ComponentType, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type RaRecord, ResourceContextProvider } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { z } from 'zod/mini';
import { focusFirstInput } from '@/components/form/focusFirstInput';
import { pick } from '@/components/form/work/editing';
import type { FormValues } from '@/components/form/work/useSave';
import { CreateForm } from '@/components/record/CreateForm';
import { EditForm } from '@/components/record/EditForm';
import type { FormField, RecordForms } from '@/components/record/recordForms';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { isUnknown } from '@/providers/data/records';
import { Panel } from './Panel';
import type { Above, PanelParts } from './panelParts';
import { type AreaNode, ShowAdded } from './treeArea';
import type { PanelScreens } from './treeRoutes';
import { screenAt } from './treeScreens';
import { useNodeAt } from './useNodeAt';
import { ViewPanel } from './ViewPanel';

/** The address of the tree is the resource's name, and its records are named by their ids. */
interface RecordPanels<Node extends AreaNode<Node>, F extends z.ZodMiniObject> extends Pick<PanelParts<Node>, 'area' | 'isAt'> {
  forms: RecordForms<F>;
  above: Above<Node> & { field: FormField<NoInfer<F>> };
  screens: PanelScreens;
}

/**
 * Makes the panels of a tree with one kind of record: after one is added, the form of the next follows. Source: admin areas, section 2.8.
 */
export function recordPanelsOf<Node extends AreaNode<Node>, F extends z.ZodMiniObject>({
  screens,
  ...parts
}: RecordPanels<Node, F>) {
  const { address } = parts.area;
  const viewOf = (id: string) => screenAt(address, screens.view, id);
  return treePanels({ ...parts, resource: address, viewOf, detailsOf: ({ id }) => viewOf(String(id)), afterAdd: 'next' });
}

/** The panels that add, change and show records of one kind beside a tree. */
export type TreePanels = Record<'Add' | 'Edit' | 'View', ComponentType>;

/** The panels of one kind of record, for the routes that add, change and show one. */
export function treePanels<Node extends AreaNode<Node>>(parts: PanelParts<Node>): TreePanels {
  const inResource = (Shown: ComponentType<PanelParts<Node>>) => () => (
    <ResourceContextProvider value={parts.resource}>
      <Shown {...parts} />
    </ResourceContextProvider>
  );
  return { Add: inResource(AddPanel), Edit: inResource(EditPanel), View: inResource(ViewPanel) };
}

/** Changes the record that the route names, and then shows it. */
function EditPanel<Node extends AreaNode<Node>>({ viewOf, forms: { name, editForm, Inputs } }: PanelParts<Node>) {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const container = useMemo(() => {
    const view = () => void navigate(viewOf(id));
    return { place: 'page' as const, done: view, cancel: view };
  }, [navigate, viewOf, id]);
  return (
    <Panel title={`${name}.edit`} record="changed">
      <FormContainer value={container}>
        <EditForm schema={editForm}>
          <Inputs />
        </EditForm>
      </FormContainer>
    </Panel>
  );
}

/** Adds records below the one that the route names; if it names none, at the top level. */
function AddPanel<Node extends AreaNode<Node>>(parts: PanelParts<Node>) {
  const { id } = useParams();
  return (
    <Panel title={`${parts.forms.name}.add`}>
      {id && parts.above ? <AddBelow parts={parts} above={parts.above} id={id} /> : <AddForms parts={parts} />}
    </Panel>
  );
}

interface AddBelowProps<Node extends AreaNode<Node>> {
  parts: PanelParts<Node>;
  above: NonNullable<PanelParts<Node>['above']>;
  id: string;
}

function AddBelow<Node extends AreaNode<Node>>({ parts, above, id }: AddBelowProps<Node>) {
  return (
    <QueryContent query={useNodeAt(parts.area, above.isAt(id))} lines={5} shape="fields">
      {(node) => <AddForms parts={parts} defaults={{ [above.field]: node.iid, ...above.begins?.(node) }} back={above.back(id)} />}
    </QueryContent>
  );
}

interface AddFormsProps<Node extends AreaNode<Node>> {
  parts: PanelParts<Node>;
  defaults?: Record<string, unknown>;
  /** The address after Cancel, or after a save that doesn't return the record. */
  back?: string;
}

/** One empty form after the other. */
function AddForms<Node extends AreaNode<Node>>({ parts, defaults, back }: AddFormsProps<Node>) {
  const { form, Inputs, AddForm = CreateForm } = parts.forms;
  const { afterAdd, detailsOf } = parts;
  const parentField = parts.above?.field;
  const navigate = useNavigate();
  const showAdded = useContext(ShowAdded);
  const [added, setAdded] = useState(0);
  const [chosen, setChosen] = useState(defaults);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (added > 0 && box.current) focusFirstInput(box.current);
  }, [added]);

  const container = useMemo(() => {
    const next = (values?: FormValues) => {
      // The next record gets the same parent, whatever the address says.
      if (parentField && values) setChosen((last) => pick(values, [parentField, ...Object.keys(last ?? {})]));
      setAdded((count) => count + 1);
    };
    const view = (record?: RaRecord) => {
      const to = record && !isUnknown(record) ? detailsOf(record) : back;
      if (to) void navigate(to);
    };
    const follow = (record?: RaRecord, values?: FormValues) => {
      if (record && !isUnknown(record)) showAdded(detailsOf(record));
      next(values);
    };
    const followNext = (values: FormValues, record?: RaRecord) => follow(record, values);
    const place = { place: 'page' as const, ...(back && { cancel: () => void navigate(back) }) };
    return afterAdd === 'next'
      ? { ...place, detailsOf, done: follow }
      : { ...place, done: view, next: followNext, detailsOf: null };
  }, [navigate, showAdded, afterAdd, detailsOf, back, parentField]);

  return (
    <Box ref={box}>
      <FormContainer value={container}>
        <AddForm key={added} schema={form} {...(chosen && { defaults: chosen })}>
          <Inputs />
        </AddForm>
      </FormContainer>
    </Box>
  );
}
