import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { anyDirty } from '@/components/form/dirtyForms';

interface UnsavedQuestionProps {
  /** Keys of the catalogue: `.title` and `.text` below it. */
  texts: string;
  confirm: string;
  /** Whether the work is lost for good. */
  danger?: boolean;
  /** Whether there is work that isn't saved; by default, in this tab. */
  isUnsaved?: () => boolean | Promise<boolean>;
  /** What begins something: `start` does it at once, or, where a form holds work that isn't saved, after a question. */
  children: (start: (run: () => void) => void) => ReactNode;
}

/** Asks before something outside a form would cost the work in it. */
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
