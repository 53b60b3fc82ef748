import { Box, Button, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, type To } from 'react-router-dom';
import { useFieldName } from '@/components/form/fieldNames';
import { useNameOf } from '@/components/record/names';
import { FocusedAlert } from '@/components/ui/feedback/focus';
import type { Fault } from './faults';
import type { Outcome, Refusal } from './useEach';

/** How many refusals are listed by name; the rest are only counted. */
const named = 100;

interface BulkOutcomeProps {
  outcome: Outcome;
  /** The beginning of the keys for the rest: `_left` and `_refused` are added to it. */
  texts: string;
  /** A key whose text has a place for the number of records that were changed, `smart_count`. */
  done: string;
  /** The route of the form in which a refused record is corrected, without its id; without it, it is only named. */
  form?: string | undefined;
  /** The list's search, which the form's address keeps. */
  search: string;
  /** Takes the changes back. */
  onUndo?: (() => void) | undefined;
}

/** Shows the result of a bulk action: how many records it changed, and the name of each refused one with the reason; it takes the focus. */
export function BulkOutcome({ outcome, texts, done, form, search, onUndo }: BulkOutcomeProps) {
  const translate = useTranslate();
  const { refused, left } = outcome;
  const others = refused.length - named;
  return (
    <FocusedAlert
      severity={refused.length > 0 ? 'warning' : 'info'}
      role="status"
      {...(onUndo &&
        outcome.done.length > 0 && {
          action: (
            <Button color="inherit" size="small" onClick={onUndo}>
              {translate('ui.undo')}
            </Button>
          ),
        })}
      sx={{ '.MuiAlert-message': { minWidth: 0 } }}
    >
      {outcome.done.length > 0 && <div>{translate(done, { smart_count: outcome.done.length })}</div>}
      {left.length > 0 && <div>{translate(`${texts}_left`, { count: left.length })}</div>}
      {refused.length > 0 && (
        <>
          <div>{translate(`${texts}_refused`)}</div>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {refused.slice(0, named).map((refusal) => (
              <Refused key={refusal.record.id} {...refusal} to={form && { pathname: `${form}/${refusal.record.id}`, search }} />
            ))}
            {others > 0 && <li>{translate('ui.others', { count: others })}</li>}
          </Box>
        </>
      )}
    </FocusedAlert>
  );
}

/** A refused record, as a link to its form in another browser tab: the result stays on the screen. */
function Refused({ record, faults, to }: Refusal & { to: To | undefined }) {
  const nameOf = useNameOf();
  const faultText = useFaultText();
  return (
    <li>
      {to ? (
        <Link component={RouterLink} to={to} target="_blank" rel="noopener">
          {nameOf(record)}
        </Link>
      ) : (
        nameOf(record)
      )}
      {`: ${faults.map(faultText).join('; ')}`}
    </li>
  );
}

/** Returns a function that says why one of several records was refused, in the chosen language, with the name of the field. */
export function useFaultText(): (fault: Fault) => string {
  const translate = useTranslate();
  const nameOf = useFieldName();
  return ({ field, message, args }) => {
    const said = translate(message, { ...args, _: message });
    return field === '' ? said : translate('ui.fault', { field: nameOf(field), said });
  };
}
