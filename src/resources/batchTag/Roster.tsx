import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { askedOf, lastFilter, usualBeginning } from '@/components/form/filterDefaults';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import { RouteDialog } from '@/components/record/dialogs/RouteDialog';
import { useDigits } from '@/components/ui/text/digits';
import { batchTagForm, rosterForm } from '@/contract/batchTag';
import { Moving, useTagLabel } from './Moving';
import { tagStudents } from './outcome';
import { PlacedOutcome } from './PlacedOutcome';
import { PlaceInputs } from './PlaceForm';
import { type Line, RosterLines } from './RosterLines';
import { type Chosen, type Meant, SortedRoster } from './SortedRoster';
import { usePlacing } from './usePlacing';

/** Tags the students of a list that is pasted from a sheet or a message. */
export const Roster = () => (
  <RouteDialog title="roster.title" width="md">
    <RosterForm />
  </RouteDialog>
);

function RosterForm() {
  const { send, placed } = usePlacing(tagStudents);
  const labelOf = useTagLabel();
  const [meant, setMeant] = useState<Meant>({ tagged: [], movable: [], others: [] });
  const [moves, setMoves] = useState(false);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [begun, setBegun] = useState<Readonly<Record<string, unknown>>>(() => ({
    ...usualBeginning(batchTagForm),
    ...askedOf(batchTagForm, lastFilter()),
    roster: '',
  }));
  if (placed)
    return (
      <PlacedOutcome {...placed}>
        <NotTagged lines={moves ? meant.others.filter(({ kind }) => kind !== 'elsewhere') : meant.others} />
      </PlacedOutcome>
    );
  return (
    <RecordForm
      schema={rosterForm}
      record={begun}
      save={async (values) => {
        await send(batchTagForm.parse(values), [...meant.tagged, ...(moves ? meant.movable : [])]);
        // The form is shown again once the tagging is taken back.
        setBegun(values);
      }}
      onSaved={() => undefined}
      saveLabel={labelOf(meant.tagged.length, moves ? meant.movable.length : 0)}
      beside={<Moving movable={meant.movable} tagged={meant.tagged.length} moves={moves} onMoves={setMoves} source="roster" />}
    >
      <PlaceInputs />
      <TextInput source="roster" multiline minRows={5} maxRows={12} />
      <SortedRoster chosen={chosen} onChosen={setChosen} onMeant={setMeant} />
    </RecordForm>
  );
}

/** The lines of which nobody was tagged: without them it would seem that all were. */
function NotTagged({ lines }: { lines: readonly Line[] }) {
  const translate = useTranslate();
  const digits = useDigits();
  if (lines.length === 0) return null;
  return (
    <>
      <Typography>{translate('roster.not_tagged', { smart_count: lines.length, count: digits(lines.length) })}</Typography>
      <RosterLines lines={lines} />
    </>
  );
}
