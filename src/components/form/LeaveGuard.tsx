import { useEffect, useSyncExternalStore } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { noteDirty } from './dirtyForms';
import type { KeptTime } from './keptTime';
import { LeaveQuestion } from './LeaveQuestion';

interface LeaveGuardProps {
  formId: string;
  /** When its draft was kept. */
  kept: KeptTime;
  /** Called when the person chose to leave, and no longer wants what was typed. */
  onAbandon: () => void;
}

/** Asks before a form with unsaved work is left, also after a failed save. */
export function LeaveGuard({ formId, kept, onAbandon }: LeaveGuardProps) {
  const { isDirty, isSubmitting } = useFormState();
  const hasDraft = useSyncExternalStore(kept.subscribe, kept.get) !== undefined;
  const { subscribe } = useFormContext();

  useEffect(() => {
    // Noted at once: what an input reports as the form is left is rendered too late for the question.
    const callback = (state: { isDirty?: boolean }) => noteDirty(formId, state.isDirty === true);
    return subscribe({ formState: { isDirty: true }, callback });
  }, [formId, subscribe]);

  const text = textOf({ isSubmitting, hasDraft });
  return <LeaveQuestion id={formId} isDirty={isDirty} title="ui.leave_title" text={text} onAbandon={onAbandon} />;
}

function textOf({ isSubmitting, hasDraft }: { isSubmitting: boolean; hasDraft: boolean }) {
  if (isSubmitting) return 'ui.leave_text_saving';
  return hasDraft ? 'ui.leave_text_draft' : 'ui.leave_text';
}
