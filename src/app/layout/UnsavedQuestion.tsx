import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { anyDirty } from '@/components/form/dirtyForms';

interface UnsavedQuestionProps {
  /** A prefix of message keys; it is followed by `.title` and `.text`. */
  texts: string;
  confirm: string;
  /** Whether confirming loses the work for good. */
  danger?: boolean;
  /** Whether there is unsaved work; by default, in this tab. */
  isUnsaved?: () => boolean | Promise<boolean>;
  /** Renders what starts an action: `start` runs it at once, or after a question where a form has unsaved work. */
  children: (start: (run: () => void) => void) => ReactNode;
}

/** Asks before an action outside a form would lose the form's unsaved work. */
export function UnsavedQuestion({ texts, confirm, danger = false, isUnsaved = anyDirty, children }: UnsavedQuestionProps) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<{ run: () => void }>();
  const close = () => setAsked(undefined);
  const onConfirm = () => {
    close();
    asked?.run();
  };
  const start = async (run: () => void) => ((await isUnsaved()) ? setAsked({ run }) : run());
  return (
    <>
      {children((run) => void start(run))}
      <ConfirmDialog
        open={asked !== undefined}
        title={translate(`${texts}.title`)}
        content={translate(`${texts}.text`)}
        confirmLabel={translate(confirm)}
        danger={danger}
        onConfirm={onConfirm}
        onClose={close}
      />
    </>
  );
}
