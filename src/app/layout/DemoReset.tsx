import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { useServices } from '@/providers/services';

interface DemoResetProps {
  /** `begin` asks the question; it is undefined outside the demo. */
  children: (begin: (() => void) | undefined) => ReactNode;
}

/** Resets the demo's records after a question. */
export function DemoReset({ children }: DemoResetProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { demo } = useServices();
  const [asking, setAsking] = useState(false);

  const reset = async () => {
    setAsking(false);
    await demo?.reset();
    await queries.invalidateQueries();
    notify('shell.demo_reset_done', { type: 'success' });
  };

  return (
    <>
      {children(demo && (() => setAsking(true)))}
      <ConfirmDialog
        open={asking}
        title={translate('shell.demo_reset_title')}
        content={translate('shell.demo_reset_text')}
        confirmLabel={translate('shell.demo_reset')}
        danger
        onConfirm={() => void reset()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
