import { Alert, Box, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useNameOf } from '@/components/record/useNameOf';
import type { Outcome, Refusal } from './useBulk';
import { useFaultText } from './useFaultText';

/** How many refusals are read one by one; what more there are is counted. */
const named = 100;

interface BulkOutcomeProps {
  outcome: Outcome;
  /** What is said of those that it is done with, a key with a place for their `smart_count`. */
  done: string;
  /** The route of a record's form below the list, without its id, in which a refused one is mended. */
  form: string;
}

/** What came of many: how many it is done with, and each that was refused by its name, with why; the focus comes here. */
export function BulkOutcome({ outcome, done, form }: BulkOutcomeProps) {
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
      sx={{ outline: 'none', overflowWrap: 'anywhere', '.MuiAlert-message': { minWidth: 0 } }}
    >
      {outcome.done > 0 && <div>{translate(done, { smart_count: outcome.done })}</div>}
      {left > 0 && <div>{translate('ui.bulk_left', { count: left })}</div>}
      {refused.length > 0 && (
        <>
          <div>{translate('ui.bulk_refused')}</div>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {refused.slice(0, named).map((refusal) => (
              <Refused key={refusal.record.id} {...refusal} form={form} />
            ))}
            {others > 0 && <li>{translate('ui.others', { count: others })}</li>}
          </Box>
        </>
      )}
    </Alert>
  );
}

/** A record that was refused, which leads to its form in a tab of its own: what is told here stays. */
function Refused({ record, faults, form }: Refusal & { form: string }) {
  const nameOf = useNameOf();
  const faultText = useFaultText();
  const { search } = useLocation();
  return (
    <li>
      <Link component={RouterLink} to={{ pathname: `../${form}/${record.id}`, search }} target="_blank" rel="noopener">
        {nameOf(record)}
      </Link>
      {`: ${faults.map(faultText).join('; ')}`}
    </li>
  );
}
