import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { levels, screenOf } from '@/components/courseTree/levels';
import { EditForm } from '@/components/form/EditForm';
import { FormContainer } from '@/components/form/formContainer';
import { Panel } from './Panel';
import type { PanelParts } from './recordPanels';

/** Changes the record that the route names, and then shows it. */
export function EditPanel({ level, forms: { name, editForm, Inputs } }: PanelParts) {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const host = useMemo(() => {
    const view = () => void navigate(screenOf(levels[level].view, id));
    return { place: 'page' as const, done: view, cancel: view };
  }, [navigate, level, id]);
  return (
    <Panel title={`${name}.edit`} record="changed">
      <FormContainer value={host}>
        <EditForm schema={editForm}>
          <Inputs />
        </EditForm>
      </FormContainer>
    </Panel>
  );
}
