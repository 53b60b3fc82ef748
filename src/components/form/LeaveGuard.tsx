import { useFormState } from 'react-hook-form';
import { LeaveQuestion } from './LeaveQuestion';

interface LeaveGuardProps {
  formId: string;
  /** The person chose to leave: what was typed is wanted no more. */
  onAbandon: () => void;
}

/** Asks before a form with unsaved work is left; it goes on asking after a save that failed. */
export function LeaveGuard({ formId, onAbandon }: LeaveGuardProps) {
  const { isDirty } = useFormState();
  return <LeaveQuestion id={formId} isDirty={isDirty} title="ui.leave_title" text="ui.leave_text" onAbandon={onAbandon} />;
}
