import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { publicPathOf } from '@/domain/publicPaths';
import { isDirtyForm, noteDirty } from './dirtyForms';

interface LeaveGuardProps {
  formId: string;
  /** The person chose to leave: what was typed is wanted no more. */
  onAbandon: () => void;
}

/** Asks before a page or popup with unsaved work is left; it goes on asking after a save that failed. */
export function LeaveGuard({ formId, onAbandon }: LeaveGuardProps) {
  const translate = useTranslate();
  const { isDirty } = useFormState();

  useEffect(() => {
    noteDirty(formId, isDirty);
    return () => noteDirty(formId, false);
  }, [formId, isDirty]);

  useBeforeUnload((event) => {
    if (isDirtyForm(formId)) event.preventDefault();
  });

  // An ended session goes to the sign-in page unasked: the draft keeps what was typed.
  const leavesUnsaved: BlockerFunction = ({ currentLocation, nextLocation }) =>
    isDirtyForm(formId) && currentLocation.pathname !== nextLocation.pathname && !publicPathOf(nextLocation.pathname);
  const blocker = useBlocker(leavesUnsaved);

  const leave = () => {
    noteDirty(formId, false);
    onAbandon();
    blocker.proceed?.();
  };

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('ui.leave_title')}
      content={translate('ui.leave_text')}
      confirmLabel={translate('ui.leave_confirm')}
      cancelLabel={translate('ui.leave_cancel')}
      danger
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
    />
  );
}
