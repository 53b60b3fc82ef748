import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { publicPathOf } from '@/domain/publicPaths';
import { isDirtyForm, noteDirty } from './dirtyForms';

interface LeaveQuestionProps {
  /** The id of the unsaved work, unique on the screen. */
  id: string;
  isDirty: boolean;
  title: string;
  text: string;
  /** The person chose to leave. */
  onAbandon: () => void;
}

/** Asks before a page or popup with unsaved work is left. */
export function LeaveQuestion({ id, isDirty, title, text, onAbandon }: LeaveQuestionProps) {
  const translate = useTranslate();

  useEffect(() => {
    noteDirty(id, isDirty);
    return () => noteDirty(id, false);
  }, [id, isDirty]);

  useBeforeUnload((event) => {
    if (isDirtyForm(id)) event.preventDefault();
  });

  // When the session ends, the sign-in page is opened without asking: the draft keeps what was typed.
  const leavesUnsaved: BlockerFunction = ({ currentLocation, nextLocation }) =>
    isDirtyForm(id) && plain(currentLocation.pathname) !== plain(nextLocation.pathname) && !publicPathOf(nextLocation.pathname);
  const blocker = useBlocker(leavesUnsaved);

  const leave = () => {
    noteDirty(id, false);
    onAbandon();
    blocker.proceed?.();
  };

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate(title)}
      content={translate(text)}
      confirmLabel={translate('ui.leave_confirm')}
      cancelLabel={translate('ui.leave_cancel')}
      danger
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
    />
  );
}

/** Removes the slash at an address's end, with or without which it means the same screen. */
const plain = (pathname: string) => pathname.replace(/\/$/, '');
