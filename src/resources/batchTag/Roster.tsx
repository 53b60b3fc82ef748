import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { askedOf, lastFilter, usualBeginning } from '@/components/form/filterDefaults';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import { RouteDialog } from '@/components/record/dialogs/RouteDialog';
import { batchTagForm, rosterForm } from '@/contract/batchTag';
import { tagStudents } from './outcome';
import { PlacedOutcome } from './PlacedOutcome';
import { PlaceInputs } from './PlaceForm';
import { SortedRoster } from './SortedRoster';
import { usePlacing } from './usePlacing';

/** Tags the students of a list that is pasted from a sheet or a message. */
export const Roster = () => (
  <RouteDialog title="roster.title" width="md">
    <RosterForm />
  </RouteDialog>
);

function RosterForm() {
  const translate = useTranslate();
  const { send, outcome, moveBack } = usePlacing(tagStudents);
  const [meant, setMeant] = useState<readonly RaRecord[]>([]);
  const [begun] = useState(() => ({ ...usualBeginning(batchTagForm), ...askedOf(batchTagForm, lastFilter()), roster: '' }));
  if (outcome) return <PlacedOutcome outcome={outcome} onMoveBack={moveBack} />;
  return (
    <RecordForm
      schema={rosterForm}
      record={begun}
      save={(values) => send(batchTagForm.parse(values), meant)}
      onSaved={() => undefined}
      saveLabel={translate('roster.confirm')}
    >
      <PlaceInputs />
      <TextInput source="roster" multiline minRows={5} />
      <SortedRoster onMeant={setMeant} />
    </RecordForm>
  );
}
