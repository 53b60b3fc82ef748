import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { FormBody } from '@/components/form/FormBody';
import { useNameOf } from '@/components/record/names';
import { FocusedAlert } from '@/components/ui/feedback/focus';
import { useDigits } from '@/components/ui/text/digits';
import { type Outcome, outcomes } from './outcome';
import { SaveList } from './SaveList';

interface PlacedOutcomeProps {
  outcome: Outcome;
  /** Takes it back. */
  undo: (() => void) | undefined;
  /** What else is to be told. */
  children?: ReactNode;
}

/** Says what became of each student that was sent: how many of each kind, as a list to save; it takes the focus. */
export function PlacedOutcome({ outcome, undo, children }: PlacedOutcomeProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const all = outcomes.reduce((sum, kind) => sum + outcome[kind].length, 0);
  return (
    <FormBody>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pb: 3 }}>
        <FocusedAlert severity={outcome.ended.length + outcome.gone.length > 0 ? 'warning' : 'success'} role="status">
          <div>{translate('batch_tag.outcome.all', { smart_count: all, count: digits(all) })}</div>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {outcomes.map((kind) => outcome[kind].length > 0 && <Kind key={kind} kind={kind} students={outcome[kind]} />)}
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

function Kind({ kind, students }: { kind: keyof Outcome; students: readonly RaRecord[] }) {
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
