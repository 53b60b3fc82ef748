import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { anyDirty } from '@/components/form/work/dirtyForms';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';

interface UnsavedQuestionProps {
  /** A prefix of message keys; it is followed by `.title`, and by `.text`, or `.text_lost` for work that isn't kept. */
  texts: string;
  confirm: string;
  /** Whether confirming loses the work for good. */
  danger?: boolean;
  /** Whether there is unsaved work; by default, in this tab. */
  isUnsaved?: () => boolean | Promise<boolean>;
  /** Whether that work is kept all the same; by default, `.text` says what becomes of it. */
  isKept?: () => boolean | Promise<boolean>;
  /** Renders what starts an action: `start` runs it at once, or after a question where a form has unsaved work. */
  children: (start: (run: () => void) => void) => ReactNode;
}

/** Asks before an action outside a form would lose the form's unsaved work. */
export function UnsavedQuestion(props: UnsavedQuestionProps) {
  const { texts, confirm, danger = false, isUnsaved = anyDirty, isKept = () => true, children } = props;
  const translate = useTranslate();
  const [asked, setAsked] = useState<{ run: () => void; kept: boolean }>();
  const close = () => setAsked(undefined);
  const onConfirm = () => {
    close();
    asked?.run();
  };
  const start = async (run: () => void) => ((await isUnsaved()) ? setAsked({ run, kept: await isKept() }) : run());
  const isLost = asked?.kept === false;
  return (
    <>
      {children((run) => void start(run))}
      <ConfirmDialog
        open={asked !== undefined}
        title={translate(`${texts}.title`)}
        content={translate(isLost ? `${texts}.text_lost` : `${texts}.text`)}
        confirmLabel={translate(confirm)}
        danger={danger || isLost}
        onConfirm={onConfirm}
        onClose={close}
      />
    </>
  );
}
