import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { anyDirty } from '@/components/form/dirtyForms';

interface UnsavedQuestionProps {
  /** Keys of the catalogue: `.title` and `.text` below it. */
  texts: string;
  confirm: string;
  /** Whether the work is lost for good. */
  danger?: boolean;
  /** What is done: at once, or, where a form holds work that isn't saved, after a question. */
  run: () => void;
  /** What begins it. */
  children: (start: () => void) => ReactNode;
}

/** Asks before something outside a form would cost the work in it. */
export function UnsavedQuestion({ texts, confirm, danger = false, run, children }: UnsavedQuestionProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const onConfirm = () => {
    setAsking(false);
    run();
  };
  return (
    <>
      {children(() => (anyDirty() ? setAsking(true) : run()))}
      <ConfirmDialog
        open={asking}
        title={translate(`${texts}.title`)}
        content={translate(`${texts}.text`)}
        confirmLabel={translate(confirm)}
        danger={danger}
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
