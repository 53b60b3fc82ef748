import { Alert, Link } from '@mui/material';
import { useContext, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldErrors, useFormState } from 'react-hook-form';
import { LoadFailed } from '@/components/feedback/LoadFailed';
import { useFieldName } from './fieldNames';
import { inputsIn } from './inputPlaces';
import { FormStepsContext, stepOf } from './steps/formSteps';
import { Unread } from './unread';
import { useFocusInput } from './useFocusInput';
import { type Wrong, wrongFields } from './wrongFields';

/**
 * Above a form: that what it changes couldn't be read anew; what is kept after a save that failed, what the server said of the whole, and where several fields are wrong, a list that leads to them in the
 * order of the screen. What is wrong with a field that has no input stands there by itself.
 */
export function FormErrors({ formId }: { formId: string }) {
  const unread = useContext(Unread);
  return (
    <>
      {unread && <LoadFailed text="ui.reread_first" {...unread} />}
      <Refused formId={formId} />
    </>
  );
}

function Refused({ formId }: { formId: string }) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const summary = useRef<HTMLDivElement>(null);
  const all = wrongFields(errors);
  useFocusRefused(formId, all);
  const wrong = useInStep(all);
  const whole = ofWhole(errors);
  const said = whole.map(textOf).filter(Boolean);
  const [first] = whole;
  const { drawn, undrawn } = inOrder(wrong, inputsIn(formId));
  const isHidden = drawn.length === 0 && undrawn.length > 0;

  useEffect(() => {
    // The button that was pressed was disabled meanwhile, and has lost the focus.
    if (first || isHidden) summary.current?.focus();
  }, [first, isHidden]);

  const listed = isHidden || drawn.length + undrawn.length > 1;
  if (said.length === 0 && !listed) return null;
  return (
    <Alert ref={summary} severity="error" tabIndex={-1} sx={{ outline: 'none' }}>
      {said.map((text) => (
        <div key={text}>{translate(text, { _: text })}</div>
      ))}
      {listed && <WrongFields formId={formId} drawn={drawn} undrawn={undrawn} />}
    </Alert>
  );
}

/** What is wrong in the step that is shown, where the form has steps, once the whole was to be saved: the others are marked as such. */
function useInStep(wrong: readonly Wrong[]): readonly Wrong[] {
  const form = useContext(FormStepsContext);
  const { submitCount } = useFormState();
  if (!form) return wrong;
  return submitCount === 0 ? [] : wrong.filter(({ path }) => stepOf(form.steps, path) === form.active);
}

/** A field that the server refused takes the focus, as one that the form refuses does. */
function useFocusRefused(formId: string, wrong: readonly Wrong[]): void {
  const focusInput = useFocusInput(formId);
  const refused = wrong.find(({ isServers }) => isServers)?.path;
  useEffect(() => {
    if (refused) focusInput(refused);
  }, [refused, focusInput]);
}

interface WrongFieldsProps {
  formId: string;
  /** Those with an input, to which the list leads. */
  drawn: readonly Wrong[];
  undrawn: readonly Wrong[];
}

function WrongFields({ formId, drawn, undrawn }: WrongFieldsProps) {
  const translate = useTranslate();
  const focusInput = useFocusInput(formId);
  const nameOf = useFieldName();
  const said = (message: string) => `: ${translate(message, { _: message })}`;
  return (
    <>
      {translate('ui.fields_wrong', { smart_count: drawn.length + undrawn.length })}
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {drawn.map(({ path, message }) => (
          <li key={path}>
            <Link component="button" type="button" color="inherit" onClick={() => focusInput(path)}>
              {nameOf(path)}
            </Link>
            {said(message)}
          </li>
        ))}
        {undrawn.map(({ path, message }) => (
          <li key={path}>{nameOf(path) + said(message)}</li>
        ))}
      </ul>
    </>
  );
}

/** What is said of the whole: what is kept after it wasn't saved, and why it wasn't. */
const ofWhole = ({ root }: FieldErrors) => [root?.kept, root?.server ?? root?.serverError].filter(Boolean);

const textOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string' ? error.message : '';

function inOrder(all: readonly Wrong[], places: readonly string[]) {
  const placeOf = ({ path }: Wrong) => places.indexOf(path);
  return {
    drawn: all.filter((wrong) => placeOf(wrong) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other)),
    undrawn: all.filter((wrong) => placeOf(wrong) < 0),
  };
}
