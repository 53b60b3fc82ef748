import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { noteDirty } from './dirtyForms';
import { LeaveQuestion } from './LeaveQuestion';

interface LeaveGuardProps {
  formId: string;
  /** The person chose to leave: what was typed is wanted no more. */
  onAbandon: () => void;
}

/** Asks before a form with unsaved work is left; it goes on asking after a save that failed. */
export function LeaveGuard({ formId, onAbandon }: LeaveGuardProps) {
  const { isDirty } = useFormState();
  const { subscribe } = useFormContext();

  useEffect(() => {
    // At once: what an input tells as the form is left is drawn too late to be asked about.
    const callback = (state: { isDirty?: boolean }) => noteDirty(formId, state.isDirty === true);
    return subscribe({ formState: { isDirty: true }, callback });
  }, [formId, subscribe]);

  return <LeaveQuestion id={formId} isDirty={isDirty} title="ui.leave_title" text="ui.leave_text" onAbandon={onAbandon} />;
}
