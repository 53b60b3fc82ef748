import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { FormBody } from '@/components/form/FormBody';
import { saveFile } from '@/components/form/files/saveFile';
import { useNameOf } from '@/components/record/names';
import { FocusedAlert } from '@/components/ui/feedback/focus';
import { useDigits } from '@/components/ui/text/digits';
import { toCsv } from '@/domain/csv';
import { type Outcome, outcomes } from './outcome';

interface PlacedOutcomeProps {
  outcome: Outcome;
  /** Puts those who moved back into their former batches. */
  onMoveBack: (() => void) | undefined;
}

/** Says what became of each student that was sent: how many of each kind, as a list to save; it takes the focus. */
export function PlacedOutcome({ outcome, onMoveBack }: PlacedOutcomeProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const all = outcomes.reduce((sum, kind) => sum + outcome[kind].length, 0);
  return (
    <FormBody>
      <Box sx={{ pb: 3 }}>
        <FocusedAlert
          severity={outcome.ended.length > 0 ? 'warning' : 'success'}
          role="status"
          {...(onMoveBack &&
            outcome.moved.length > 0 && {
              action: (
                <Button color="inherit" size="small" onClick={onMoveBack}>
                  {translate('batch_tag.move_back', { smart_count: outcome.moved.length })}
                </Button>
              ),
            })}
        >
          <div>{translate('batch_tag.outcome.all', { smart_count: all, count: digits(all) })}</div>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {outcomes.map((kind) => outcome[kind].length > 0 && <Kind key={kind} kind={kind} students={outcome[kind]} />)}
          </Box>
        </FocusedAlert>
      </Box>
    </FormBody>
  );
}

function Kind({ kind, students }: { kind: keyof Outcome; students: readonly RaRecord[] }) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const digits = useDigits();
  const text = translate(`batch_tag.outcome.${kind}`, { smart_count: students.length, count: digits(students.length) });
  const fields = ['mobile_no', 'email', 'package_name', 'batch_name'] as const;
  const save = () => {
    const head = [translate('fields.full_name'), ...fields.map((field) => translate(`fields.${field}`))];
    const rows = students.map((student) => [nameOf(student), ...fields.map((field) => student[field])]);
    saveFile(new Blob([toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' }), `${text}.csv`);
  };
  return (
    <li>
      {text}{' '}
      <Button
        size="small"
        color="inherit"
        startIcon={<DownloadIcon />}
        onClick={save}
        aria-label={`${translate('ui.export')}: ${text}`}
      >
        {translate('ui.export')}
      </Button>
    </li>
  );
}
