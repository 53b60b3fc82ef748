import { Alert, Button } from '@mui/material';
import debounce from 'es-toolkit/compat/debounce';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormStepsContext } from '@/components/form/steps/formSteps';
import { useDayTexts } from '@/components/ui/text/dates';
import type { KeptDraft } from '@/providers/drafts';
import { addKeeper, isDirtyForm } from './dirtyForms';
import type { Draft } from './useDraft';

/** How long typing must pause before `work` runs, and how long it may wait for a pause, in milliseconds. */
const rest = 300;
const longest = 2000;

// A page that is closed has no time left at its end: what is to be stored begins as early as the browser tells.
const leaving = ['visibilitychange', 'beforeunload', 'pagehide'];

/** Runs `work` for what is typed into a form: after each pause, every two seconds without one, and as the page or the form is left. */
export function useWhileTyping(formId: string, work: () => void): void {
  const { subscribe } = useFormContext();
  const run = useEffectEvent(work);
  useEffect(() => {
    const later = debounce(() => run(), rest, { maxWait: longest });
    const now = () => {
      later.cancel();
      run();
    };
    const unsubscribe = subscribe({ formState: { values: true, isDirty: true }, callback: later });
    // An editor may tell its form of typing only after a pause of its own.
    const form = document.getElementById(formId);
    form?.addEventListener('input', later);
    for (const event of leaving) window.addEventListener(event, now);
    return () => {
      unsubscribe();
      form?.removeEventListener('input', later);
      for (const event of leaving) window.removeEventListener(event, now);
      now();
    };
  }, [formId, subscribe]);
}

interface DraftKeeperProps {
  formId: string;
  draft: Draft;
  /** Keeps what is typed so far. */
  keep: () => void;
  /** Forgets what was kept of typing that the person has undone. */
  undo: () => void;
  /** Called with a draft that is restored. */
  onRestore: (draft: KeptDraft) => void;
}

/** Keeps what is typed while it is unsaved, and offers to restore the draft of an earlier visit. */
export function DraftKeeper({ formId, draft, keep, undo, onRestore }: DraftKeeperProps) {
  const [left, setLeft] = useState<KeptDraft>();
  const { getValues, reset } = useFormContext();
  const { isDirty } = useFormState();
  const step = useContext(FormStepsContext)?.active;

  useEffect(() => {
    let current = true;
    void draft.load().then((found) => current && setLeft(found));
    return () => {
      current = false;
    };
  }, [draft]);

  const keepTyped = () => {
    if (isDirtyForm(formId)) keep();
  };
  useWhileTyping(formId, keepTyped);
  const keepUnsaved = useEffectEvent(keepTyped);
  const forgetUndone = useEffectEvent(undo);
  useEffect(() => {
    if (!isDirty) forgetUndone();
  }, [isDirty]);
  const keepNow = useEffectEvent(async () => {
    keepUnsaved();
    // Drafts are read after those that are being kept.
    await draft.load();
    return draft.kept.get() !== undefined;
  });
  useEffect(() => addKeeper(formId, () => keepNow()), [formId]);
  // The form reopens at this step.
  useEffect(() => {
    if (step !== undefined) keepUnsaved();
  }, [step]);

  const restore = (found: KeptDraft) => {
    reset({ ...getValues(), ...found.values }, { keepDefaultValues: true });
    onRestore(found);
    setLeft(undefined);
    // Kept as this tab's draft before it is removed: it may be another tab's.
    keep();
    draft.takeUp(found);
  };
  const discard = (found: KeptDraft) => {
    draft.discard(found);
    setLeft(undefined);
  };

  return left && <DraftOffer draft={left} onRestore={() => restore(left)} onDiscard={() => discard(left)} />;
}

interface DraftOfferProps {
  draft: KeptDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

function DraftOffer({ draft: { savedAt, hadFiles }, onRestore, onDiscard }: DraftOfferProps) {
  const translate = useTranslate();
  const { instant } = useDayTexts();
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" size="small" onClick={onRestore}>
            {translate('ui.restore')}
          </Button>
          <Button color="inherit" size="small" onClick={onDiscard}>
            {translate('ui.draft_discard')}
          </Button>
        </>
      }
    >
      {translate('ui.draft_found', { time: instant(savedAt) })}
      {hadFiles && ` ${translate('ui.draft_files')}`}
    </Alert>
  );
}
