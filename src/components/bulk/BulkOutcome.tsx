import { Alert, Box, Button, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, type To } from 'react-router-dom';
import { useNameOf } from '@/components/fields/useNameOf';
import type { Outcome, Refusal } from './useEach';
import { useFaultText } from './useFaultText';

/** How many refusals are read one by one; what more there are is counted. */
const named = 100;

interface BulkOutcomeProps {
  outcome: Outcome;
  /** Keys of the catalogue: what is said of the rest, behind them `_left` and `_refused`. */
  texts: string;
  /** What is said of those that it is done with, a key with a place for their `smart_count`. */
  done: string;
  /** The route of a record's form, without its id, in which a refused one is mended. */
  form: string;
  /** What the list is searched for, which the form leads back to. */
  search: string;
  /** Takes back what was done. */
  onUndo?: (() => void) | undefined;
}

/** What came of many: how many it is done with, and each that was refused by its name, with why; the focus comes here. */
export function BulkOutcome({ outcome, texts, done, form, search, onUndo }: BulkOutcomeProps) {
  const translate = useTranslate();
  const { refused, left } = outcome;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const others = refused.length - named;
  return (
    <Alert
      ref={box}
      severity={refused.length > 0 ? 'warning' : 'info'}
      role="status"
      tabIndex={-1}
      {...(onUndo &&
        outcome.done.length > 0 && {
          action: (
            <Button color="inherit" size="small" onClick={onUndo}>
              {translate('ui.undo')}
            </Button>
          ),
        })}
      sx={{ outline: 'none', overflowWrap: 'anywhere', '.MuiAlert-message': { minWidth: 0 } }}
    >
      {outcome.done.length > 0 && <div>{translate(done, { smart_count: outcome.done.length })}</div>}
      {left.length > 0 && <div>{translate(`${texts}_left`, { count: left.length })}</div>}
      {refused.length > 0 && (
        <>
          <div>{translate(`${texts}_refused`)}</div>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {refused.slice(0, named).map((refusal) => (
              <Refused key={refusal.record.id} {...refusal} to={{ pathname: `${form}/${refusal.record.id}`, search }} />
            ))}
            {others > 0 && <li>{translate('ui.others', { count: others })}</li>}
          </Box>
        </>
      )}
    </Alert>
  );
}

/** A record that was refused, which leads to its form in a tab of its own: what is told here stays. */
function Refused({ record, faults, to }: Refusal & { to: To }) {
  const nameOf = useNameOf();
  const faultText = useFaultText();
  return (
    <li>
      <Link component={RouterLink} to={to} target="_blank" rel="noopener">
        {nameOf(record)}
      </Link>
      {`: ${faults.map(faultText).join('; ')}`}
    </li>
  );
}
