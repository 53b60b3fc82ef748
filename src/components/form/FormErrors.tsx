import { Alert, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';

/** Above a form: what the server said of the whole, and where several fields are wrong, a list that leads to them. */
export function FormErrors() {
  const translate = useTranslate();
  const label = useTranslateLabel();
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

  useEffect(() => {
    // The button that was pressed was disabled meanwhile, and has lost the focus.
    if (whole) summary.current?.focus();
  }, [whole]);
  const fields = fieldsOf(errors);
  if (!server && fields.length < 2) return null;
  return (
    <Alert ref={summary} severity="error" tabIndex={-1} sx={{ outline: 'none' }}>
      {server && <div>{translate(server, { _: server })}</div>}
      {fields.length > 1 && (
        <>
          {translate('ui.fields_wrong', { smart_count: fields.length })}
          <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
            {fields.map(([source, message]) => (
              <li key={source}>
                <Link component="button" type="button" color="inherit" onClick={() => setFocus(source)}>
                  {label({ source })}
                </Link>
                {`: ${translate(message, { _: message })}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

const textOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string' ? error.message : '';

const fieldsOf = (errors: FieldErrors): [source: string, message: string][] =>
  Object.entries(errors).flatMap(([source, error]): [string, string][] => (source === 'root' ? [] : [[source, textOf(error)]]));
