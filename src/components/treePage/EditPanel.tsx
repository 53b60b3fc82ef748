import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { FormContainer } from '@/components/feedback/formContainer';
import { EditForm } from '@/components/record/EditForm';
import { Panel } from './Panel';
import type { PanelParts } from './panelParts';
import type { AreaNode } from './treeArea';

/** Changes the record that the route names, and then shows it. */
export function EditPanel<Node extends AreaNode<Node>>({ viewOf, forms: { name, editForm, Inputs } }: PanelParts<Node>) {
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
