import { zodResolver } from '@hookform/resolvers/zod';
import {
  type BaseSyntheticEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form, type RaRecord } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod/mini';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import type { KeptDraft } from '@/providers/drafts';
import { FormActions, isForNext } from './FormActions';
import { FormErrors } from './FormErrors';
import { FieldTexts, type TextOf } from './fieldNames';
import { type FieldChecked, FieldChecks, FormSchema, withChecks } from './fieldRules';
import { EveryField } from './layout';
import { RecordFormBody } from './ReadOnly';
import { FormulasPlace } from './richText/maths/FormulasPlace';
import { judgingSaved, SpareRows } from './rows/spareRows';
import { FormStepsContext } from './steps/formSteps';
import { DraftKeeper } from './work/DraftKeeper';
import { noteDirty } from './work/dirtyForms';
import { blank, type Editing, type EditSchema, pick, rulesOf, typedValues } from './work/editing';
import { FormMethods } from './work/FormMethods';
import { LeaveGuard } from './work/LeaveGuard';
import { LossNotice } from './work/LossNotice';
import { RestoredPlace } from './work/RestoredPlace';
import { NoteRichText, useRichTexts } from './work/richTexts';
import { saveMerged } from './work/saveMerged';
import { useDraft } from './work/useDraft';
import { useFormAddress } from './work/useFormAddress';
import { useMerge, useTellMerged } from './work/useMerge';
import { type FormValues, Saving, useSave } from './work/useSave';
import { useShown } from './work/useShown';
import { VersionsPlace } from './work/VersionsPlace';

export interface RecordFormProps<Saved> {
  /** Says which fields are required, how long they may be, and what the error texts are. */
  schema: EditSchema;
  /** The initial values, where the form changes no record. */
  record?: Partial<RaRecord>;
  /** The record being changed, if there is one. */
  editing?: Editing;
  /** Rejects with react-admin's `HttpError`, whose field messages are shown at the fields. */
  save: (values: FormValues) => Promise<Saved>;
  /** Called after a successful save. */
  onSaved: (saved: Saved, values: FormValues) => void;
  /** Called after a save by the second button, which is there only with it: the next record is to be added. */
  onSavedForNext?: (values: FormValues, saved: Saved) => void;
  saveLabel?: string;
  /** What is to be seen before the button is pressed: it stands right above it, in view. */
  beside?: ReactNode;
  /** `none` for secrets: nothing typed is stored. */
  drafts?: 'kept' | 'none';
  /** The inputs. */
  children: ReactNode;
}

/**
 * The base of all forms: validation, server errors, drafts, merging with a colleague's changes, the guard on leaving and the buttons.
 */
export function RecordForm<Saved>(props: RecordFormProps<Saved>) {
  const { schema, editing, saveLabel, beside, onSavedForNext, children } = props;
  const { isGuarded = false } = useContext(FormContainer);
  const formId = useId();
  const form = useRef<UseFormReturn>(undefined);
  const tellMethods = useCallback((methods: UseFormReturn) => {
    form.current = methods;
  }, []);
  const [texts] = useState(() => new Map<string, TextOf>());
  const [inputs] = useState(() => new Set<string>());
  const [checks] = useState(() => new Map<string, FieldChecked>());
  const [lists] = useState(() => new Map<string, number>());
  const rules = useMemo(() => rulesOf(schema, editing?.record ?? {}), [schema, editing?.record]);
  const { onSubmit, saving, keeping, draft, question, versioned, onAbandon } = useSubmit(props, { formId, form, rules, lists });
  const [richTexts, noteRichText] = useRichTexts();
  const record = editing ? editing.start(editing.record) : props.record;

  return (
    <FormSchema value={useMemo(() => ({ schema: rules, inputs }), [rules, inputs])}>
      <FieldTexts value={texts}>
        <OfInputs checks={checks} lists={lists}>
          <Form
            record={{ ...blank(rules), ...record }}
            resolver={useMemo(() => judgingSaved(zodResolver(withChecks(rules, checks)), lists), [rules, checks, lists])}
            resetOptions={keepTyped}
            onSubmit={onSubmit}
            id={formId}
            noValidate
            disableInvalidFormNotification
          >
            <FormMethods tell={tellMethods} />
            <RecordFormBody>
              {props.drafts !== 'none' && <DraftKeeper formId={formId} draft={draft} {...keeping} />}
              <RestoredPlace fields={Object.keys(rules.shape)} keep={keeping.keep} />
              <FormErrors formId={formId} />
              <Saving value={saving}>
                <NoteRichText value={noteRichText}>{children}</NoteRichText>
              </Saving>
              <LossNotice record={editing?.record ?? none} />
            </RecordFormBody>
            <FormActions
              {...(saveLabel && { saveLabel })}
              forNext={onSavedForNext !== undefined}
              kept={draft.kept}
              beside={beside}
              extra={<VersionsPlace {...versioned} formId={formId} richTexts={richTexts} drafts={props.drafts} />}
            />
            <FormulasPlace formId={formId} fields={richTexts} />
            {!isGuarded && <LeaveGuard formId={formId} kept={draft.kept} onAbandon={onAbandon} />}
            <EveryField formId={formId} />
            <Suspense fallback={null}>{question && <ConflictQuestion {...question} />}</Suspense>
          </Form>
        </OfInputs>
      </FieldTexts>
    </FormSchema>
  );
}

interface OfInputsProps {
  checks: Map<string, FieldChecked>;
  lists: Map<string, number>;
  children: ReactNode;
}

/** Lets the inputs say what no schema can. */
const OfInputs = ({ checks, lists, children }: OfInputsProps) => (
  <FieldChecks value={checks}>
    <SpareRows value={lists}>{children}</SpareRows>
  </FieldChecks>
);

// Needed only if a colleague has saved first.
const ConflictQuestion = lazyScreen(() => import('./work/ConflictQuestion'), 'ConflictQuestion');

interface FormParts {
  formId: string;
  form: RefObject<UseFormReturn | undefined>;
  rules: z.ZodMiniObject;
  lists: ReadonlyMap<string, number>;
}

/** Handles the form's submit, and keeps or forgets its draft. */
function useSubmit<Saved>(props: RecordFormProps<Saved>, { formId, form, rules, lists }: FormParts) {
  const { schema, editing, save, onSaved, onSavedForNext, drafts = 'kept' } = props;
  const address = useFormAddress();
  const draft = useDraft(drafts === 'kept' ? address : undefined);
  const shown = useShown();
  const tellMerged = useTellMerged();
  const { merge, question, recordBefore, remember } = useMerge({ form, schema, editing, lists });
  const { submit, saving } = useSave((judged) => saveMerged(judged, { merge, save }));

  const steps = useContext(FormStepsContext);

  const keepTyped = (values: FormValues) =>
    draft.keep({ values, standing: pick(recordBefore(), Object.keys(values)), step: steps?.active });
  // Whether a draft was kept of the person's own typing since the last save.
  const hasTyped = useRef(false);
  const typed = () => (form.current ? typedValues(form.current, Object.keys(rules.shape)) : {});
  const keep = () => {
    if (!form.current) return;
    hasTyped.current = true;
    keepTyped(typed());
  };
  const undo = () => {
    if (hasTyped.current) draft.forget();
    hasTyped.current = false;
  };

  const onRestore = ({ standing, step }: KeptDraft) => {
    remember(standing);
    if (step !== undefined) steps?.go(step);
  };

  const onSubmit = async (values: FormValues, event?: BaseSyntheticEvent) => {
    // Before the save: an expired session may end it.
    keep();
    const outcome = await submit(values);
    if (outcome.refused) return outcome.refused;
    const { merged, saved } = outcome.saved;
    noteDirty(formId, false);
    undo();
    // Offers again the values that gave way to another's change.
    keepTyped(merged.givenUp);
    tellMerged(merged.theirs);
    // Somebody who has left meanwhile isn't taken anywhere.
    if (!shown.current) return undefined;
    if (onSavedForNext && isForNext(event)) onSavedForNext(values, saved);
    else onSaved(saved, values);
    return undefined;
  };
  const versioned = { typed, recordBefore, onBringBack: remember };
  // Whoever leaves a form in steps is seldom done with it.
  const onAbandon = steps ? keep : draft.forget;
  return { onSubmit, saving, keeping: { keep, undo, onRestore }, draft, question, versioned, onAbandon };
}

const none = {};

// What was typed stays when the record is read again.
const keepTyped = { keepDirtyValues: true };
