import { Box } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { detailsOf, levels, levelsAbove, screenOf } from '@/components/courseTree/levels';
import { QueryContent } from '@/components/feedback/QueryContent';
import { CreateForm } from '@/components/form/CreateForm';
import { FormContainer } from '@/components/form/formContainer';
import type { FormValues } from '@/components/form/useSave';
import { isUnknown } from '@/providers/data/adapter';
import { Panel } from './Panel';
import type { CoursePlace } from './placeOf';
import type { PanelParts } from './recordPanels';
import { useNodeAt } from './useNodeAt';

/** Adds records below the one that the route names; categories at the top. */
export function AddPanel(parts: PanelParts) {
  const { id = '' } = useParams();
  const parent = levelsAbove(parts.level).at(-1);
  return (
    <Panel title={`${parts.forms.name}.add`}>
      {parent ? <AddBelow {...parts} place={{ level: parent, id }} /> : <AddForms {...parts} />}
    </Panel>
  );
}

function AddBelow({ place, ...parts }: PanelParts & { place: CoursePlace }) {
  const { parentField = '' } = levels[parts.level];
  return (
    <QueryContent query={useNodeAt(place)} lines={5}>
      {({ iid }) => <AddForms {...parts} defaults={{ [parentField]: iid }} back={screenOf(levels[place.level].view, place.id)} />}
    </QueryContent>
  );
}

interface AddFormsProps extends PanelParts {
  defaults?: Record<string, unknown>;
  /** Where Cancel leads, and a save whose record isn't known. */
  back?: string;
}

/** One empty form after the other. */
function AddForms({ level, forms: { form, Inputs }, afterAdd, defaults, back }: AddFormsProps) {
  const navigate = useNavigate();
  const { parentField } = levels[level];
  const [added, setAdded] = useState(0);
  const [chosen, setChosen] = useState(defaults);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (added > 0) box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [added]);

  const host = useMemo(() => {
    const next = (values?: FormValues) => {
      // The next one stands where this one does, wherever the address began.
      if (parentField && values) setChosen({ [parentField]: values[parentField] });
      setAdded((count) => count + 1);
    };
    const view = (record?: RaRecord) => void navigate(back && isUnknown(record) ? back : detailsOf(level, record));
    const place = { place: 'page' as const, ...(back && { cancel: () => void navigate(back) }) };
    return afterAdd === 'next'
      ? {
          ...place,
          detailsOf: (record: RaRecord) => detailsOf(level, record),
          done: (_: RaRecord | undefined, values?: FormValues) => next(values),
        }
      : { ...place, done: view, next, detailsOf: null };
  }, [navigate, level, afterAdd, back, parentField]);

  return (
    <Box ref={box}>
      <FormContainer value={host}>
        <CreateForm key={added} schema={form} {...(chosen && { defaults: chosen })}>
          <Inputs />
        </CreateForm>
      </FormContainer>
    </Box>
  );
}
