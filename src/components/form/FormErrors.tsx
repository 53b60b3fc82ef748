import { Alert, Box, Link } from '@mui/material';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { unseen } from '@/components/ui/theme/sharedStyles';
import { useFieldName } from './fieldNames';
import { inputsIn } from './inputPlaces';
import { FormStepsContext, stepOf } from './steps/formSteps';
import { WrongSteps } from './steps/StepButtons';
import { Unread } from './work/editing';
import { showFocused, useFocusInput, type Wrong, wrongFields } from './wrongFields';

/**
 * Above a form: why the record couldn't be read again; what is kept after a failed save, what the server said about the whole, and links to
 * the wrong fields, in the order of the screen, if there are several; in a form of steps, to the steps with how many they have. Errors of
 * fields without an input are listed as texts.
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
  const { errors, submitCount } = useFormState();
  const summary = useRef<HTMLDivElement>(null);
  const all = wrongFields(errors);
  useFocusRefused(formId, all);
  useMended();
  const steps = useContext(FormStepsContext);
  // Before somebody tried to save a form of steps, its wrong steps are only marked.
  const wrong = steps && submitCount === 0 ? [] : all;
  const whole = ofWhole(errors);
  const said = whole.map(textOf).filter(Boolean);
  const [first] = whole;
  const { drawn, undrawn } = inOrder(wrong, inputsIn(formId));
  const isHidden = drawn.length === 0 && undrawn.length > 0;

  useEffect(() => {
    // The pressed button was disabled meanwhile, and has lost the focus.
    if (first || isHidden) summary.current?.focus();
  }, [first, isHidden]);

  const listed = isHidden || drawn.length + undrawn.length > 1;
  const count = translate('ui.fields_wrong', { smart_count: drawn.length + undrawn.length });
  const isShown = said.length > 0 || listed;
  useEffect(() => {
    // It moves the inputs down, away from where the focus was set.
    if (isShown && submitCount > 0) showFocused(document.getElementById(formId));
  }, [isShown, submitCount, formId]);
  useEffect(() => {
    // Of a text area that takes the focus the browser shows only the caret's line.
    if (submitCount > 0) showFocused(document.getElementById(formId));
  }, [submitCount, formId]);
  return (
    <>
      <RefusedStatus wrong={[...drawn, ...undrawn]} />
      {isShown && (
        // A list of fields alone is what the status has told.
        <Alert
          ref={summary}
          severity="error"
          {...(said.length > 0 || isHidden ? {} : { role: 'group', 'aria-label': count })}
          tabIndex={-1}
          sx={{ outline: 'none' }}
        >
          {said.map((text) => (
            <div key={text}>{translate(text, { _: text })}</div>
          ))}
          {listed && <WrongFields formId={formId} drawn={drawn} undrawn={undrawn} />}
        </Alert>
      )}
    </>
  );
}

/** Focuses a field that the server refused, as one that the form's rules refuse. */
function useFocusRefused(formId: string, wrong: readonly Wrong[]): void {
  const focusInput = useFocusInput(formId);
  const refused = wrong.find(({ isServers }) => isServers)?.path;
  useEffect(() => {
    if (refused) focusInput(refused);
  }, [refused, focusInput]);
}

interface WrongFieldsProps {
  formId: string;
  /** The errors with an input, to which the list links. */
  drawn: readonly Wrong[];
  undrawn: readonly Wrong[];
}

function WrongFields({ formId, drawn, undrawn }: WrongFieldsProps) {
  const translate = useTranslate();
  const steps = useContext(FormStepsContext);
  const focusInput = useFocusInput(formId);
  const nameOf = useFieldName();
  const said = (message: string) => `: ${translate(message, { _: message })}`;
  return (
    <>
      {translate('ui.fields_wrong', { smart_count: drawn.length + undrawn.length })}
      {steps && <WrongSteps steps={steps} wrong={drawn} />}
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {drawn
          .filter(({ path }) => !steps || stepOf(steps.steps, path) === undefined)
          .map(({ path, message }) => (
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

/** Returns the errors of the whole: what is kept after a failed save, and why it failed. */
const ofWhole = ({ root }: FieldErrors) => [root?.kept, root?.said, root?.server ?? root?.serverError].filter(Boolean);

const textOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string' ? error.message : '';

function inOrder(all: readonly Wrong[], places: readonly string[]) {
  const placeOf = ({ path }: Wrong) => places.indexOf(path);
  return {
    drawn: all.filter((wrong) => placeOf(wrong) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other)),
    undrawn: all.filter((wrong) => placeOf(wrong) < 0),
  };
}

/**
 * Checks the wrong fields again at each change of the form, so that an error goes as it is mended: also one that a step has marked before
 * anything was saved, and one that another field's change has mended. What the server refused stands until its own field changes.
 */
function useMended(): void {
  const { subscribe, trigger } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ errors = {}, name }) => {
          const wrong = wrongFields(errors).filter(({ path, isServers }) => !isServers || path === name);
          if (wrong.length > 0) void trigger(wrong.map(({ path }) => path));
        },
      }),
    [subscribe, trigger],
  );
}

/** How long after a save its faults are told, in milliseconds. */
const rest = 100;

/** Tells screen readers at each refused save, unseen, how many fields are wrong and what is wrong with the first. */
function RefusedStatus({ wrong }: { wrong: readonly Wrong[] }) {
  const translate = useTranslate();
  const nameOf = useFieldName();
  const { submitCount } = useFormState();
  const [told, setTold] = useState({ save: 0, text: '' });
  const tell = useEffectEvent((save: number) => {
    const [first] = wrong;
    const count = translate('ui.fields_wrong', { smart_count: wrong.length });
    const text = first ? `${count}. ${nameOf(first.path)}: ${translate(first.message, { _: first.message })}` : '';
    setTold({ save, text });
  });
  useEffect(() => {
    // One fault of two fields is noted as two at first.
    const timer = setTimeout(tell, rest, submitCount);
    return () => clearTimeout(timer);
  }, [submitCount]);
  return (
    <Box role="status" sx={unseen}>
      {/* Another element each time: the same text would not be read again. */}
      <span key={told.save}>{told.text}</span>
    </Box>
  );
}
