import { useContext, useEffect, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { publicPathOf } from '@/domain/publicPaths';
import { FormStepsContext } from '../steps/formSteps';
import { isDirtyForm, noteDirty } from './dirtyForms';
import type { KeptTime } from './LossNotice';

interface LeaveGuardProps {
  formId: string;
  /** When its draft was kept. */
  kept: KeptTime;
  /** Called when the person chose to leave. */
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

  const isInSteps = useContext(FormStepsContext) !== undefined;
  const text = textOf({ isSubmitting, hasDraft, isInSteps });
  return <LeaveQuestion id={formId} isDirty={isDirty} title="ui.leave_title" text={text} onAbandon={onAbandon} />;
}

interface Work {
  isSubmitting: boolean;
  hasDraft: boolean;
  /** Whether its form has steps: whoever leaves one is seldom done with it, and its draft is kept. */
  isInSteps: boolean;
}

function textOf({ isSubmitting, hasDraft, isInSteps }: Work) {
  if (isSubmitting) return 'ui.leave_text_saving';
  if (hasDraft && isInSteps) return 'ui.leave_text_steps';
  return hasDraft ? 'ui.leave_text_draft' : 'ui.leave_text';
}

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
