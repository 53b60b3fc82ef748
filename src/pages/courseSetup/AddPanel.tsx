import { Box } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { type Level, levels, levelsAbove, screenOf } from '@/components/courseTree/levels';
import { RecordOrState } from '@/components/feedback/RecordOrState';
import { CreateForm } from '@/components/form/CreateForm';
import { FormHost } from '@/components/form/formHost';
import { Panel } from './Panel';
import type { PanelParts } from './recordPanels';
import { useNodeAt } from './useNodeAt';

/** Adds records below the one that the route names; categories at the top. */
export function AddPanel(parts: PanelParts) {
  const { id = '' } = useParams();
  const parent = levelsAbove(parts.level).at(-1);
  return (
    <Panel title={`${parts.forms.name}.add`}>
      {parent ? <AddBelow key={id} {...parts} parent={parent} id={id} /> : <AddForms {...parts} />}
    </Panel>
  );
}

function AddBelow({ parent, id, ...parts }: PanelParts & { parent: Level; id: string }) {
  const navigate = useNavigate();
  const { parentField = '' } = levels[parts.level];
  return (
    <RecordOrState query={useNodeAt({ level: parent, id })} lines={5}>
      {({ iid }) => (
        <AddForms {...parts} defaults={{ [parentField]: iid }} cancel={() => void navigate(screenOf(levels[parent].view, id))} />
      )}
    </RecordOrState>
  );
}

interface AddFormsProps extends PanelParts {
  defaults?: Record<string, unknown>;
  cancel?: () => void;
}

/** One empty form after the other. */
function AddForms({ level, forms: { form, Inputs }, afterAdd, defaults, cancel }: AddFormsProps) {
  const navigate = useNavigate();
  const [added, setAdded] = useState(0);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (added > 0) box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [added]);

  const host = useMemo(() => {
    const next = () => setAdded((count) => count + 1);
    const view = (record?: RaRecord) => void navigate(screenOf(levels[level].view, record?.id ?? ''));
    const place = { place: 'page' as const, ...(cancel && { cancel }) };
    return afterAdd === 'next' ? { ...place, done: next } : { ...place, done: view, next };
  }, [navigate, level, afterAdd, cancel]);

  return (
    <Box ref={box}>
      <FormHost value={host}>
        <CreateForm key={added} schema={form} {...(defaults && { defaults })}>
          <Inputs />
        </CreateForm>
      </FormHost>
    </Box>
  );
}
