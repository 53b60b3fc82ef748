import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { noteDirty } from './dirtyForms';
import { LeaveQuestion } from './LeaveQuestion';

interface LeaveGuardProps {
  formId: string;
  /** Called when the person chose to leave, and no longer wants what was typed. */
  onAbandon: () => void;
}

/** Asks before a form with unsaved work is left, also after a failed save. */
export function LeaveGuard({ formId, onAbandon }: LeaveGuardProps) {
  const { isDirty } = useFormState();
  const { subscribe } = useFormContext();

  useEffect(() => {
    // Noted at once: what an input reports as the form is left is rendered too late for the question.
    const callback = (state: { isDirty?: boolean }) => noteDirty(formId, state.isDirty === true);
    return subscribe({ formState: { isDirty: true }, callback });
  }, [formId, subscribe]);

  return <LeaveQuestion id={formId} isDirty={isDirty} title="ui.leave_title" text="ui.leave_text" onAbandon={onAbandon} />;
}
