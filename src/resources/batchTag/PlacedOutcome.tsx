import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { FormBody } from '@/components/form/FormBody';
import { useNameOf } from '@/components/record/names';
import { FocusedAlert } from '@/components/ui/feedback/focus';
import { useDigits } from '@/components/ui/text/digits';
import { type Outcome, outcomes } from './outcome';
import { SaveList } from './SaveList';
import type { Placed } from './usePlacing';

interface PlacedOutcomeProps extends Placed {
  /** Those who weren't sent, because they would have been moved. */
  unmoved?: readonly RaRecord[];
  /** What else is to be told. */
  children?: ReactNode;
}

/**
 * Says what became of each student that was sent: how many of each kind, as a list to save; it takes the focus. Once a part of it was taken
 * back, it says so, and who is left.
 */
export function PlacedOutcome({ outcome, undo, takenBack, unmoved = [], children }: PlacedOutcomeProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const all = outcomes.reduce((sum, kind) => sum + outcome[kind].length, unmoved.length);
  return (
    <FormBody>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pb: 3 }}>
        <FocusedAlert key={takenBack ? 'back' : 'placed'} severity={takenBack ? 'warning' : severityOf(outcome)} role="status">
          {takenBack ? (
            <Refused {...takenBack} />
          ) : (
            <div>{translate('batch_tag.outcome.all', { smart_count: all, count: digits(all) })}</div>
          )}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {takenBack && <Kind kind="refused" students={takenBack.refused} />}
            {!takenBack &&
              outcomes.map((kind) => outcome[kind].length > 0 && <Kind key={kind} kind={kind} students={outcome[kind]} />)}
            {!takenBack && unmoved.length > 0 && <Kind kind="unmoved" students={unmoved} />}
          </Box>
          {undo && (
            <Button color="inherit" variant="outlined" size="small" onClick={undo} sx={{ mt: 1 }}>
              {translate('ui.undo')}
            </Button>
          )}
        </FocusedAlert>
        {children}
      </Box>
    </FormBody>
  );
}

/** Nothing is a success where nobody was placed. */
function severityOf({ tagged, moved, ended, gone }: Outcome) {
  if (ended.length + gone.length > 0) return 'warning';
  return tagged.length + moved.length > 0 ? 'success' : 'info';
}

/** How many were taken back, how many a colleague has changed, and why others were refused. */
function Refused({ done, left, reason }: NonNullable<Placed['takenBack']>) {
  const translate = useTranslate();
  const digits = useDigits();
  const places = { done: digits(done), smart_count: left, count: digits(left) };
  return (
    <div>
      {translate(left > 0 ? 'batch_tag.undone_in_part' : 'batch_tag.undone_some', places)}{' '}
      {translate('batch_tag.undo_refused', { reason: translate(reason, { _: reason }) })}
    </div>
  );
}

function Kind({ kind, students }: { kind: keyof Outcome | 'refused' | 'unmoved'; students: readonly RaRecord[] }) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const digits = useDigits();
  const text = translate(`batch_tag.outcome.${kind}`, { smart_count: students.length, count: digits(students.length) });
  const fields = ['mobile_no', 'email', 'package_name', 'batch_name'];
  return (
    <li>
      {text}{' '}
      <SaveList
        name={text}
        fields={['full_name', ...fields]}
        rows={students.map((student) => [nameOf(student), ...fields.map((field) => student[field])])}
      />
    </li>
  );
}
