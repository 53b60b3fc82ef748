import { Alert, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';
import { inputsIn } from './inputPlaces';

/**
 * Above a form: what the server said of the whole, and where several fields are wrong, a list that leads to them in the
 * order of the screen. What is wrong with a field that has no input stands there by itself.
 */
export function FormErrors({ formId }: { formId: string }) {
  const translate = useTranslate();
  const { setFocus } = useFormContext();
  const { errors } = useFormState();
  const summary = useRef<HTMLDivElement>(null);
  const refused = Object.keys(errors).find((source) => errors[source]?.type === 'server');

  useEffect(() => {
    // A field that the server refused takes the focus, as one that the form refuses does.
    if (refused) setFocus(refused);
  }, [refused, setFocus]);

  const whole = errors.root?.server ?? errors.root?.serverError;
  const server = textOf(whole);
  const { drawn, undrawn } = fieldsOf(errors, inputsIn(formId));
  const isHidden = drawn.length === 0 && undrawn.length > 0;

  useEffect(() => {
    // The button that was pressed was disabled meanwhile, and has lost the focus.
    if (whole || isHidden) summary.current?.focus();
  }, [whole, isHidden]);

  const listed = isHidden || drawn.length + undrawn.length > 1;
  if (!server && !listed) return null;
  return (
    <Alert ref={summary} severity="error" tabIndex={-1} sx={{ outline: 'none' }}>
      {server && <div>{translate(server, { _: server })}</div>}
      {listed && <WrongFields drawn={drawn} undrawn={undrawn} />}
    </Alert>
  );
}

type Wrong = [source: string, message: string];

interface WrongFieldsProps {
  /** Those with an input, to which the list leads. */
  drawn: readonly Wrong[];
  undrawn: readonly Wrong[];
}

function WrongFields({ drawn, undrawn }: WrongFieldsProps) {
  const translate = useTranslate();
  const { setFocus } = useFormContext();
  const nameOf = (source: string) => translate(`fields.${source}`, { _: source });
  const said = (message: string) => `: ${translate(message, { _: message })}`;
  return (
    <>
      {translate('ui.fields_wrong', { smart_count: drawn.length + undrawn.length })}
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {drawn.map(([source, message]) => (
          <li key={source}>
            <Link component="button" type="button" color="inherit" onClick={() => setFocus(source)}>
              {nameOf(source)}
            </Link>
            {said(message)}
          </li>
        ))}
        {undrawn.map(([source, message]) => (
          <li key={source}>{nameOf(source) + said(message)}</li>
        ))}
      </ul>
    </>
  );
}

const textOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string' ? error.message : '';

function fieldsOf(errors: FieldErrors, places: readonly string[]) {
  const all = Object.entries(errors).flatMap(([source, error]): Wrong[] => (source === 'root' ? [] : [[source, textOf(error)]]));
  const placeOf = ([source]: Wrong) => places.indexOf(source);
  return {
    drawn: all.filter((wrong) => placeOf(wrong) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other)),
    undrawn: all.filter((wrong) => placeOf(wrong) < 0),
  };
}
